import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, findingsIn, isForbidden, type Page } from './findings'
import { RULES } from './rules'

export interface CheckedProse {
  /** Every rule with its places. */
  report: string
  /** The forbidden words with their places and what to do; undefined if there are none. */
  wrong?: string
}

/** Checks the Markdown of a built site. */
export function checkProse(dist: string): CheckedProse {
  const findings = findingsIn(readPages(dist), RULES)
  const report = findings.map(describe).join('\n')
  const wrong = findings.filter(isForbidden)
  if (wrong.length === 0) return { report }
  return { report, wrong: [...wrong.map(describe), 'Say it in other words, at these places.'].join('\n') }
}

function readPages(dist: string): Page[] {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => ({ path, markdown: readFileSync(join(dist, path), 'utf8') }))
}

function describe(finding: Finding): string {
  const { rule, places } = finding
  const verdict = isForbidden(finding) ? 'WRONG' : rule.forbidden ? 'ok' : 'count'
  const head = `${verdict.padEnd(5)}  ${`${places.length}`.padStart(3)}  ${rule.name}`
  return [head, ...places.map(({ path, line, text }) => `        ${path}:${line}  ${text}`)].join('\n')
}
