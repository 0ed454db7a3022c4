import { joined, plainCode } from '../model/code-text'
import type { Code } from '../model/types'
import type { Show } from './component'
import { raw } from './hast'
import { linksIn } from './linked-code'
import { exportsOf } from './named'

/** The declarations of exports, highlighted, with linked names. */
export const showSignature: Show = (use) => {
  const owned = exportsOf(use)
  if (!owned) return undefined
  const code = separated(
    owned.map((own) => separated(own.export.code, '\n')),
    '\n\n',
  )
  const text = plainCode(code)
  const html = use.highlight(text, use.line, linksIn(code, use))
  return { nodes: [raw(html)], twin: `\`\`\`ts\n${text}\n\`\`\`` }
}

function separated(codes: Code[], separator: string): Code {
  return joined(codes.flatMap((code, index): Code => (index === 0 ? code : [separator, ...code])))
}
