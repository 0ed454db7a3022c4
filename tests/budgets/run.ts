// `npm run budgets`: measures the built site, in dist/ or in a given folder. Since bytes are the same on every machine,
// this may fail a build. With `--record` it writes the sizes down, for those who change something later.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../root'
import { measureSite } from './measure-site'
import { readRecorded, recordOf, writeRecorded } from './recorded'
import { isOver, report, whatToDo } from './report'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false } },
})
const dist = resolve(positionals[0] ?? join(root, 'dist'))

if (existsSync(join(dist, 'index.html'))) weigh()
else fail(`There is no built site in ${dist}. Run "npm run build" first.`)

function weigh(): void {
  const { figures, files } = measureSite(dist)
  console.log(report({ figures, files }, readRecorded()))
  if (values.record) writeRecorded(recordOf(figures, files))
  const over = figures.filter(isOver)
  if (over.length > 0) fail(whatToDo(over))
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
