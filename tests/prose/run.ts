// `npm run prose`: counts unwanted words in the Markdown of the built site, in dist/ or in a given folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root'
import { type Finding, findingsIn, isOverLimit, type Page } from './findings'
import { RULES } from './rules'

const dist = resolve(process.argv[2] ?? join(root, 'dist'))

if (existsSync(join(dist, 'index.md'))) check()
else fail(`There is no built site in ${dist}. Run "npm run build" first.`)

function check(): void {
  const findings = findingsIn(readPages(), RULES)
  for (const finding of findings) console.log(describe(finding))
  const over = findings.filter(isOverLimit)
  if (over.length > 0) fail(`Over the limit: ${over.map(({ rule }) => rule.name).join('; ')}.`)
}

function readPages(): Page[] {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => ({ path, markdown: readFileSync(join(dist, path), 'utf8') }))
}

function describe(finding: Finding): string {
  const { rule, places } = finding
  const verdict = isOverLimit(finding) ? 'OVER' : 'ok'
  const count = `${places.length}`.padStart(3)
  const head = `${verdict.padEnd(4)}  ${count} of ${`${rule.limit}`.padEnd(2)}  ${rule.name}`
  return [head, ...places.map(({ path, line, text }) => `        ${path}:${line}  ${text}`)].join('\n')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
