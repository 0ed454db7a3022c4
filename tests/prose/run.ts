// `npm run prose`: finds forbidden words and counts others in the Markdown of the built site, in dist/ or in a given folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root'
import { type Finding, findingsIn, isForbidden, type Page } from './findings'
import { RULES } from './rules'

const dist = resolve(process.argv[2] ?? join(root, 'dist'))

if (existsSync(join(dist, 'index.md'))) check()
else fail(`There is no built site in ${dist}. Run "npm run build" first.`)

function check(): void {
  const findings = findingsIn(readPages(), RULES)
  for (const finding of findings) console.log(describe(finding))
  const wrong = findings.filter(isForbidden)
  if (wrong.length > 0)
    fail(`Say it in other words, at the places above: ${wrong.map(({ rule }) => rule.name).join('; ')}.`)
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
  const verdict = isForbidden(finding) ? 'WRONG' : rule.forbidden ? 'ok' : 'count'
  const head = `${verdict.padEnd(5)}  ${`${places.length}`.padStart(3)}  ${rule.name}`
  return [head, ...places.map(({ path, line, text }) => `        ${path}:${line}  ${text}`)].join('\n')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
