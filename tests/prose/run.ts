// `npm run prose`: finds forbidden words in the Markdown of the built site, in dist/ or in a given folder, and counts others.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root'
import { checkProse } from './check-prose'

const dist = resolve(process.argv[2] ?? join(root, 'dist'))

if (existsSync(join(dist, 'index.md'))) check()
else fail(`There is no built site in ${dist}. Run "npm run build" first.`)

function check(): void {
  const { report, wrong } = checkProse(dist)
  console.log(report)
  if (wrong !== undefined) fail(`\n${wrong}`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
