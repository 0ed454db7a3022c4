import { mapProse } from './plugins/code-fences'

const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/
const TITLE = /^ {0,3}#[ \t]+\S/
const MODULE = /^(?:import|export)\s/

export interface SplitPost {
  /** The whole text, without the marker. */
  text: string
  /** What stands above the marker; absent in a text without one. */
  excerpt?: string
}

/** Divides a text at the first `truncate` marker that is not code. No line moves. */
export function splitAtMarker(text: string): SplitPost {
  let found: { line: number; column: number } | undefined
  const whole = mapProse(text, (line, index) => {
    const match = found ? null : MARKER.exec(line)
    if (match) found = { line: index, column: match.index }
    return match ? line.replace(MARKER, '') : line
  })
  if (!found) return { text }
  const { line, column } = found
  const lines = text.split('\n')
  return { text: whole, excerpt: [...lines.slice(0, line), (lines[line] ?? '').slice(0, column)].join('\n') }
}

/**
 * Takes out a title that opens the body: posts have theirs above the line with date and authors.
 * No line moves. `bodyStart` is where the body starts, past the front matter.
 */
export function withoutTitle(text: string, bodyStart: number): string {
  const lines = text.slice(bodyStart).split('\n')
  let inModule = false
  const first = lines.findIndex((line) => {
    inModule = line.trim() !== '' && (inModule || MODULE.test(line))
    return line.trim() !== '' && !inModule
  })
  if (!TITLE.test(lines[first] ?? '')) return text
  return text.slice(0, bodyStart) + lines.with(first, '').join('\n')
}
