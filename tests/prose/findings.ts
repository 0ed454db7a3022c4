import type { Rule } from './rules'

export interface Page {
  /** `atomic/audit.md`. */
  path: string
  markdown: string
}

export interface Place {
  path: string
  line: number
  text: string
}

export interface Finding {
  rule: Rule
  places: Place[]
}

/** Returns where pages contain the words of each rule. Code is not prose. */
export function findingsIn(pages: readonly Page[], rules: readonly Rule[]): Finding[] {
  const lines = pages.flatMap(proseOf)
  return rules.map((rule) => ({ rule, places: lines.flatMap((line) => placesIn(line, rule)) }))
}

export function isForbidden({ rule, places }: Finding): boolean {
  return rule.forbidden && places.length > 0
}

function placesIn(line: Place, { pattern }: Rule): Place[] {
  const every = new RegExp(pattern, `${pattern.flags}g`)
  return [...line.text.matchAll(every)].map(({ index }) => ({
    ...line,
    text: line.text.slice(Math.max(0, index - 40), index + 60).trim(),
  }))
}

const FENCE = /^\s*(`{3,}|~{3,})/

/** Returns the lines outside fences, with inline code reduced to its backticks. */
function proseOf({ path, markdown }: Page): Place[] {
  let open: string | undefined
  const lines: Place[] = []
  for (const [index, text] of markdown.split('\n').entries()) {
    const fence = FENCE.exec(text)?.[1]
    if (open !== undefined) open = fence?.startsWith(open) ? undefined : open
    else if (fence !== undefined) open = fence
    else lines.push({ path, line: index + 1, text: text.replace(/`[^`]+`/g, '``') })
  }
  return lines
}
