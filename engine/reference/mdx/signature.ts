import type { HastNode } from 'satteri'
import { joined, plainCode } from '../model/code-text'
import type { ApiExport, Code } from '../model/types'
import type { Show, Use } from './component'
import { linkedBlock } from './linked-code'
import { exportsOf } from './named'

/** The declarations of exports, highlighted, with linked names. */
export const showSignature: Show = (use) => {
  const owned = exportsOf(use)
  if (!owned) return undefined
  const code = separated(
    owned.map((own) => separated(own.export.code, '\n')),
    '\n\n',
  )
  return { nodes: [codeBlock(code, use)], twin: `\`\`\`ts\n${plainCode(code)}\n\`\`\`` }
}

export function declarationBlock({ code }: ApiExport, use: Use): HastNode {
  return codeBlock(separated(code, '\n'), use)
}

function codeBlock(code: Code, use: Use): HastNode {
  return linkedBlock(code, use.highlight(plainCode(code), use.line), use)
}

function separated(codes: Code[], separator: string): Code {
  return joined(codes.flatMap((code, index): Code => (index === 0 ? code : [separator, ...code])))
}
