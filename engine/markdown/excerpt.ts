import { mapProse } from '../page/fence'

const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/
/** The definition of a link or a footnote. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]*\S/
/** The title of a link's definition, on a line of its own. */
const LINK_TITLE = /^[ \t]*(?:"[^"]*"|'[^']*'|\([^)]*\))[ \t]*$/
const TITLE = /^ {0,3}#[ \t]+\S/
const MODULE = /^(?:import|export)\s/

export interface SplitPost {
  /** The whole text, without the marker. */
  text: string
  /** The part above the marker, with what its references refer to; absent if there is no marker. */
  excerpt?: string
}

/** Splits a text at the first `truncate` marker outside code. Line numbers do not change. */
export function splitAtMarker(text: string): SplitPost {
  let found: { line: number; column: number } | undefined
  const definitions: string[] = []
  let lastDefinition = Number.NaN
  const whole = mapProse(text, (line, index) => {
    if (found && DEFINITION.test(line)) {
      definitions.push('', line)
      lastDefinition = index
    } else if (index === lastDefinition + 1 && LINK_TITLE.test(line)) definitions.push(line)
    const match = found ? null : MARKER.exec(line)
    if (match) found = { line: index, column: match.index }
    return match ? line.replace(MARKER, '') : line
  })
  if (!found) return { text }
  const { line, column } = found
  const lines = text.split('\n')
  const above = [...lines.slice(0, line), (lines[line] ?? '').slice(0, column)]
  return { text: whole, excerpt: [...above, ...definitions].join('\n') }
}

/**
 * Removes a title that opens the body, since posts show it above the date and authors. Line numbers do not change.
 * `bodyStart` is the offset of the body, after the front matter.
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
