// `npm run budgets`: measures the built site, in dist/ or in a given folder. Since bytes are the same on every machine,
// this may fail a build.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../root'
import { type BuiltPage, type Figure, figuresOf } from './figures'

const dist = resolve(process.argv[2] ?? join(root, 'dist'))

if (existsSync(join(dist, 'index.html'))) weigh()
else fail(`There is no built site in ${dist}. Run "npm run build" first.`)

function weigh(): void {
  const figures = figuresOf(readPages(), (name) => readFileSync(join(dist, 'assets', name), 'utf8'))
  for (const figure of figures) console.log(line(figure))
  const over = figures.filter(({ bytes, budget }) => bytes > budget)
  if (over.length > 0) fail(`Over budget: ${over.map(({ name }) => name).join('; ')}.`)
}

function readPages(): BuiltPage[] {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const pages = paths.filter((path) => path.endsWith('.html') && !path.startsWith('assets')).sort()
  return pages.map((path) => ({ path, html: readFileSync(join(dist, path), 'utf8') }))
}

function line({ name, bytes, budget, page }: Figure): string {
  const verdict = bytes > budget ? 'OVER' : 'ok'
  return [verdict.padEnd(4), name.padEnd(36), kib(bytes), 'of', kib(budget), page ?? ''].join('  ').trimEnd()
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KiB`.padStart(9)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
