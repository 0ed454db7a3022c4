import type { Problem } from 'docwright/feature'
import type { Loss } from './fit'
import { renamed } from './script-pages'

/** Returns what was left out of the configuration, one value per line. */
export function reportLosses(losses: Loss[]): string {
  if (losses.length === 0) return 'The whole configuration was carried over.'
  const rows = losses.map(({ key, reason }) => `  ${key}: ${reason}`)
  return [`Left out of the configuration (${losses.length}):`, ...rows].join('\n')
}

/** Returns the pages in JavaScript that get another name, one per line. */
export function reportRenamed(pages: string[], isDone: boolean): string {
  if (pages.length === 0) return ''
  const said = isDone ? 'Pages in JavaScript that were renamed' : 'Pages in JavaScript that would be renamed'
  return [`${said} (${pages.length}):`, ...pages.map((page) => `  ${page}: now ${renamed(page)}`)].join('\n')
}

/** Returns what will not carry over, by kind and way out, with every file and line. */
export function reportSurvey(problems: Problem[]): string {
  if (problems.length === 0) return 'Nothing was found in the content that would not carry over.'
  const kinds = grouped(problems, ({ what, hint }) => `${what}\n${hint}`)
  const parts = [...kinds.values()].map((found) => {
    const [{ what, hint } = { what: '' }] = found
    const places = [...grouped(found, ({ file = '' }) => file)].map(
      ([file, inFile]) => `  ${placesIn(file, inFile)}`,
    )
    return [`${what} (${found.length})`, ...(hint === undefined ? [] : [`  fix: ${hint}`]), ...places].join(
      '\n',
    )
  })
  return [`Not carried over from the content (${problems.length}):`, ...parts].join('\n\n')
}

function placesIn(file: string, problems: Problem[]): string {
  const lines = problems.flatMap(({ line }) => line ?? [])
  return lines.length === 0 ? file : `${file}:${lines.join(',')}`
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    const group = groups.get(keyOf(value))
    if (group) group.push(value)
    else groups.set(keyOf(value), [value])
  }
  return groups
}
