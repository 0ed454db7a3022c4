import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatProblem } from '../engine/diagnostics/problem'
import { SiteProblems } from '../engine/diagnostics/reporter'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/data-pages')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILES = {
  'site.config.ts': `export default { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/quay/', output: { precompress: false } }`,
  'docs/index.mdx': '---\ntitle: Quay\n---\n\nSee the [rope](/knots/bowline).\n',
  'data/knots.json':
    '[{ "name": "bowline", "use": "a loop that holds" }, { "name": "reef", "use": "two ropes" }]',
  'pages/knots/[name].paths.ts': `import knots from '../../data/knots.json'
export default () => knots.map((knot) => ({ ...knot, of: knots.length }))`,
  'pages/knots/[name].tsx': `export const title = ({ name }) => 'The ' + name
export default ({ name, use, of }) => <><h1>{name}</h1><p>For {use}, one of {of}.</p></>`,
  'pages/all.tsx': `export const layout = 'home'
export default ({ pages }) => <ul>{pages().map(({ path, title }) => <li key={path}><a href={path}>{title}</a></li>)}</ul>`,
}

async function build(changes: Record<string, string> = {}) {
  rmSync(join(folder, 'pages'), { recursive: true, force: true })
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  return (path: string) => readFileSync(join(folder, 'dist', path), 'utf8').replaceAll('<!-- -->', '')
}

async function messageFor(changes: Record<string, string>): Promise<string> {
  const error: unknown = await build(changes).catch((reason: unknown) => reason)
  if (!(error instanceof SiteProblems)) throw new Error('The build did not fail.', { cause: error })
  return error.problems.map(formatProblem).join('\n')
}

test('a module makes a page of each object in its data', async () => {
  const read = await build()
  expect(read('knots/reef.html')).toContain('<title>The reef | Harbor</title>')
  expect(read('knots/reef.html')).toContain('<h1>reef</h1><p>For two ropes, one of 2.</p>')
  const again = await build({ 'data/knots.json': FILES['data/knots.json'].replace('two ropes', 'two sails') })
  expect(again('knots/reef.html')).toContain('For two sails')
  expect(read('sitemap.xml').match(/knots\/\w+/g)).toEqual(['knots/bowline', 'knots/reef'])
})

test('a page gets the list of all pages, and follows when one is added', async () => {
  const read = await build()
  expect(read('all.html')).toContain('<a href="/quay/">Quay</a>')
  expect(read('all.html')).toContain('<a href="/quay/knots/reef">The reef</a>')
  expect(read('all.html')).toContain('<article class="prose home-prose">')
  const again = await build({ 'docs/new.mdx': '---\ntitle: New pier\n---\n\nText.\n' })
  expect(again('all.html')).toContain('<a href="/quay/new">New pier</a>')
  const page = FILES['pages/knots/[name].tsx'].replace("'The '", "'Tie the '")
  const renamed = await build({ 'pages/knots/[name].tsx': page })
  expect(renamed('all.html')).toContain('<a href="/quay/knots/reef">Tie the reef</a>')
})

test('[D3] a page for several without data is named', async () => {
  expect(
    await messageFor({ 'pages/sails/[kind].tsx': FILES['pages/knots/[name].tsx'] }),
  ).toMatchInlineSnapshot(`
    "This page stands for several, but nothing says which: pages/sails/[kind].tsx
      at        pages/sails/[kind].tsx
      expected  pages/sails/[kind].paths.ts, which exports the data of each page by default
      received  no such file
      fix       Create pages/sails/[kind].paths.ts, or rename the page so that its path has no brackets."
  `)
})

test('[D3] data without a part of the route is named', async () => {
  const wrong = { 'pages/knots/[name].paths.ts': `export default [{ title: 'Reef' }]` }
  expect(await messageFor(wrong)).toMatchInlineSnapshot(`
    "The data of a page has no \`name\`, which is a part of its route.
      at        pages/knots/[name].paths.ts
      expected  a list of objects, each with a text \`name\`
      received  {"title":"Reef"}
      fix       Give each object a \`name\`."
  `)
})
