import { defineMdastPlugin } from 'satteri'
import type { TwinEdit } from './extension'

/** What stands right below a code fence, besides what its own text gives. */
export interface BelowFence {
  /** Finished HTML. */
  html: string
  /** The same for the page's Markdown twin. */
  markdown: string
  /** A component that stands below both. */
  component?: { name: string; props: Record<string, string> }
}

/** By the 1-based line of the backticks. */
export type BelowFences = ReadonlyMap<number, BelowFence>

/** Adds to the twin what stands below fences, indented as they are. */
export function writeBelowFences(text: string, below: BelowFences, edit: (edit: TwinEdit) => void) {
  const lines = text.split('\n')
  return defineMdastPlugin({
    name: 'below fences',
    options: { position: true },
    code({ position }) {
      const { markdown = '' } = below.get(position?.start.line ?? 0) ?? {}
      if (!position || markdown === '') return
      const last = position.end.line
      const [indent = ''] = /^[ \t>]*/.exec(lines[last - 1] ?? '') ?? []
      const end = lines.slice(0, last).join('\n').length
      const indented = `\n${markdown}`.replace(/^(?=.)/gm, indent)
      edit({ from: end, to: end, text: `\n${indented}` })
    },
  })
}
