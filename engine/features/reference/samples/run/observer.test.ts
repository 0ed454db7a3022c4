import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'pathe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEntry, writeEntry } from '../../../../cache/entry-file'
import { formatProblem } from '../../../../diagnostics/problem'
import { testFences } from '../fences/testing'
import { createObserver } from './observer'
import { runJob } from './run-job'
import { removeStale, staleObservations } from './snapshots'
import { pageWith, type TestSite, testSite } from './testing'

const readFences = testFences()
let site: TestSite
beforeEach(() => {
  site = testSite()
})
afterEach(() => {
  vi.unstubAllEnvs()
  site.remove()
})

const snapshot = () => JSON.parse(readFileSync(join(site.root, 'observed/docs/a.json'), 'utf8'))

/** A package beside the site, and a page whose samples use it. */
const PACKAGE = './package'
function writePackage(): void {
  site.write(
    'package/package.json',
    '{ "name": "@harbor/tides", "version": "1.0.0", "main": "./index.js", "type": "module" }',
  )
  site.write(
    'package/index.js',
    'let count = 0\nexport const next = () => ++count\nexport const ask = () => fetch("/tide")\n',
  )
}

test('each sample has a runtime and packages of its own, and the files of its page', async () => {
  writePackage()
  const text = `
\`\`\`ts title="lib/height.ts"
import { next } from '@harbor/tides'
export const height = (): number => next() * 10
\`\`\`

\`\`\`ts run title="a.ts"
import { height } from './lib/height'
import { next } from '@harbor/tides'
console.log(height(), next(), (await import('./lib/height.js')).height())
Object.assign(globalThis, { leak: 1 })
\`\`\`

\`\`\`ts run
import { ask, next } from '@harbor/tides'
console.log(next(), 'leak' in globalThis)
await ask()
\`\`\`
`
  const { observations, problems } = await site.observe(text, { packages: [PACKAGE] })
  expect(problems).toEqual([])
  expect(observations).toEqual([
    [{ kind: 'log', text: '10 2 30' }],
    [
      { kind: 'log', text: '1 false' },
      { kind: 'request', method: 'GET', path: '/tide', headers: {} },
    ],
  ])
  expect(Object.keys(snapshot())).toEqual(['a.ts', 'sample 1'])
})

test('[D6] what samples do is the same bytes in any time zone and locale, and when it is run again', async () => {
  const text = pageWith(
    `console.log(new Date().toString(), new Date(2020, 5, 1).getTime(), (1e6 / 3).toLocaleString(), 'ä'.localeCompare('z'))
    console.log(new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }).format(), Math.random(), crypto.randomUUID())
    console.log(new Event('x'), new File([], 'a.txt'), Intl.DateTimeFormat().formatToParts().length)`,
    `await Promise.all(['a', 'b'].map((path) => fetch('/' + path))); console.log(await crypto.subtle.digest('SHA-256', new Uint8Array(9)))`,
  )
  const bytes = new Set<string>()
  for (const [TZ, LANG] of [
    ['UTC', 'C'],
    ['Asia/Kathmandu', 'de_DE.UTF-8'],
    ['America/St_Johns', 'ar_EG.UTF-8'],
  ]) {
    const variables = { TZ, LANG, LC_ALL: LANG, NODE_OPTIONS: '--stack-trace-limit=50' }
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    bytes.add(JSON.stringify(await site.observe(text, { cache: join(site.root, `cache-${LANG}`) })))
  }
  expect([...bytes].slice(1)).toEqual([])
  expect([...bytes][0]).toContain('Wednesday, January 15, 2025')
})

test('samples with known results are not run again; a new version of a package runs them again', async () => {
  writePackage()
  const text = pageWith("import { next } from '@harbor/tides'\nconsole.log(next())")
  const packages = [PACKAGE]
  await site.observe(text, { packages })
  const folder = join(site.root, 'cache/shared/observed')
  for (const name of readdirSync(folder)) {
    const parts = readEntry(join(folder, name), name) ?? []
    const changed = parts.map((part) => Buffer.from(part.toString().replace('"1"', '"9"')))
    writeEntry(join(folder, name), name, changed)
  }
  const again = await site.observe(text, { packages, accepts: 'nothing' })
  expect(again.observations).toEqual([[{ kind: 'log', text: '9' }]])
  site.write('package/index.js', 'export const next = () => 7\n')
  const changed = await site.observe(text, { packages, accepts: 'nothing' })
  expect(changed.observations).toEqual([[{ kind: 'log', text: '7' }]])
})

test('the mock server of the site answers what the sample does not, anew for each sample', async () => {
  site.write('server/package.json', '{ "name": "@harbor/mock", "exports": "./index.js" }')
  site.write(
    'server/index.js',
    `export function createMockServer() {
      let tides = 0
      return {
        async fetch(request) {
          const { boat } = await request.json()
          return Response.json({ boat, tide: ++tides, path: new URL(request.url).pathname }, { status: 202 })
        },
      }
    }`,
  )
  const ask = (path: string) => `
    {
      const made = await fetch('${path}', { method: 'POST', body: '{ "boat": 4 }' })
      console.log(made.status, made.url, made instanceof Response, await made.json())
    }`
  const text = pageWith(
    ask('/one') + ask('/two'),
    `respond('two', { own: true }); respond('three', (answer) => ({ ...answer, boat: 'gone' }), { status: 203 })` +
      ask('/two') +
      ask('/three'),
  )
  const { observations, problems } = await site.observe(text, {
    packages: ['./server'],
    server: '@harbor/mock',
  })
  expect(problems).toEqual([])
  const logs = observations.map((seen) => seen.flatMap((one) => ('text' in one ? one.text : [])))
  const home = 'https://search.acme.example'
  expect(logs).toEqual([
    [
      `202 ${home}/one true { boat: 4, tide: 1, path: '/one' }`,
      `202 ${home}/two true { boat: 4, tide: 2, path: '/two' }`,
    ],
    [
      `200 ${home}/two true { own: true }`,
      `203 ${home}/three true { boat: 'gone', tide: 1, path: '/three' }`,
    ],
  ])
})

test('[D3] a sample that does something else than it did fails, and the difference is shown', async () => {
  const lines = (third: string) =>
    pageWith(`for (const line of ['one', 'two', '${third}', 'four', 'five', 'six']) console.log(line)`)
  await site.observe(lines('three'))
  const { problems } = await site.observe(lines('3'), { accepts: 'nothing' })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: This sample no longer does what it did: sample 1
      at        docs/a.mdx:1
      expected  what observed/docs/a.json says
      received    …
                  one
                  two
                - three
                + 3
                  four
                  five
                  …
      fix       Correct the sample, or accept what it does now: npm run samples -- --update"
  `)
  expect((await site.observe(lines('3'), { accepts: 'everything' })).problems).toEqual([])
  expect((await site.observe(lines('3'), { accepts: 'nothing' })).problems).toEqual([])
})

test('[D3] a sample whose output is not recorded yet fails', async () => {
  const { problems, observations } = await site.observe(pageWith("console.log('new')"), {
    accepts: 'nothing',
  })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
                  "throw: What this sample does is not recorded yet: sample 1
                    at        docs/a.mdx:1
                    expected  an entry in observed/docs/a.json
                    received  [Output]
                              new
                    fix       Check it, and accept it: npm run samples -- --update"
                `)
  expect(observations).toHaveLength(1)
  expect(existsSync(join(site.root, 'observed'))).toBe(false)
})

test('the dev server records new output, and warns of what has changed', async () => {
  await site.observe(pageWith("console.log('old')"))
  const text = pageWith("console.log('changed')", "console.log('new')")
  site.write('docs/a.mdx', text)
  const { problems } = await site.observe(text, { accepts: 'new' })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^warn: This sample no longer does what it did: sample 1/)
  expect(snapshot()).toEqual({
    'sample 1': [{ kind: 'log', text: 'old' }],
    'sample 2': [{ kind: 'log', text: 'new' }],
  })
})

test('[D3] a sample that never ends, takes too long or needs too much is reported with its line', {
  timeout: 120_000,
}, async () => {
  const text = pageWith(
    'await new Promise(() => {})',
    'setInterval(() => {}, 1000)',
    'for (;;);',
    'const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))',
    'const all: unknown[] = []; for (;;) all.push({ all })',
    "console.log('the others still run')",
  )
  const { problems, observations } = await site.observe(text)
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "throw: This sample never ends: sample 1
      at        docs/a.mdx:1
      expected  a sample that ends by itself, within 5 s and 256 MB
      received  a promise that never settles, or timers that go on forever
      fix       Settle every promise that the sample awaits, and stop its intervals.

    throw: This sample never ends: sample 2
      at        docs/a.mdx:5
      expected  a sample that ends by itself, within 5 s and 256 MB
      received  a promise that never settles, or timers that go on forever
      fix       Settle every promise that the sample awaits, and stop its intervals.

    throw: This sample takes too long: sample 3
      at        docs/a.mdx:9
      expected  a sample that ends by itself, within 5 s and 256 MB
      received  a sample that was still busy
      fix       End its loop. Timers take no time: they run at once.

    throw: This sample needs too much memory: sample 4
      at        docs/a.mdx:13
      expected  a sample that ends by itself, within 5 s and 256 MB
      received  a sample that took more
      fix       Make the sample use less memory.

    throw: This sample needs too much memory: sample 5
      at        docs/a.mdx:17
      expected  a sample that ends by itself, within 5 s and 256 MB
      received  a sample that took more
      fix       Make the sample use less memory."
  `)
  expect(observations).toEqual([[{ kind: 'log', text: 'the others still run' }]])
  expect(snapshot()).toEqual({ 'sample 6': observations[0] })
})

test('a process that ends itself costs only the sample that is running', async () => {
  site.write('exit.mjs', "process.once('message', () => { console.error('out of order'); process.exit(3) })")
  const job = { runtime: '', modules: {}, entries: ['a', 'b'] }
  const outcomes = await runJob(job, join(site.root, 'exit.mjs'))
  expect([...outcomes]).toEqual([
    ['a', { failure: { crash: 'out of order' } }],
    ['b', { failure: { crash: 'out of order' } }],
  ])
})

test("[D3] Node's modules, packages that the site does not name and files that the page lacks are refused", async () => {
  writePackage()
  const text = `${pageWith(
    "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)",
    "const name = 'left'\nawait import('left-pad')\nconsole.log(name)",
    "import './missing'\nimport '@harbor/tides'",
  )}\n\`\`\`ts title="tide.ts"\nexport {}\n\`\`\`\n`
  const { problems } = await site.observe(text, { packages: [PACKAGE] })
  expect(problems.join('\n\n')).toMatchInlineSnapshot(`
    "throw: A sample that is run cannot import this module: node:fs
      at        docs/a.mdx:2
      expected  a file of this page (tide.ts), or a package of the site (@harbor/tides)
      received  node:fs
      fix       Samples run as in a browser, without Node and its modules. Remove the import, or the word run.

    throw: A sample that is run cannot import this module: left-pad
      at        docs/a.mdx:8
      expected  a file of this page (tide.ts), or a package of the site (@harbor/tides)
      received  left-pad
      fix       Samples run as in a browser, without Node and its modules. Remove the import, or the word run.

    throw: A sample that is run cannot import this module: ./missing
      at        docs/a.mdx:13
      expected  a file of this page (tide.ts), or a package of the site (@harbor/tides)
      received  ./missing
      fix       Give the fence with that file a title, or correct the path."
  `)
  const computed = await site.observe(pageWith("const name = 'node:net'\nawait import(name)"))
  expect(computed.observations).toMatchInlineSnapshot(`
    [
      [
        {
          "kind": "throws",
          "message": "A sample that is run cannot import node:net.",
          "name": "Error",
        },
      ],
    ]
  `)
})

test('[D3] a sample that is not TypeScript is reported with its line', async () => {
  const { problems } = await site.observe(pageWith('const a = 1 // hide\n\nconst b = = a'))
  expect(problems.join('\n')).toMatchInlineSnapshot(`
    "throw: This sample cannot be run: it is not valid TypeScript.
      at        docs/a.mdx:4
      expected  a complete module
      received  Unexpected token
      fix       Correct the sample, or remove the word run."
  `)
})

test('[D3] records of samples that are gone are reported, and can be removed', async () => {
  const kept = pageWith("console.log('kept')")
  await site.observe(`${kept}\n${pageWith("console.log('gone')")}`)
  site.write('docs/a.mdx', kept)
  site.write('observed/docs/lost.json', '{ "a.ts": [], "b.ts": [] }')
  const problems = await staleObservations(site.root, readFences)
  expect(problems.map(formatProblem).join('\n\n')).toMatchInlineSnapshot(`
    "This file records samples that no longer exist.
      at        observed/docs/a.json
      expected  a file for each page with samples that are run, and an entry for each of these
      received  sample 2
      fix       Remove it: npm run samples -- --update

    This file records samples that no longer exist.
      at        observed/docs/lost.json
      expected  a file for each page with samples that are run, and an entry for each of these
      received  a.ts, b.ts
      fix       Remove it: npm run samples -- --update"
  `)
  await removeStale(site.root, readFences)
  expect(await staleObservations(site.root, readFences)).toEqual([])
  expect(Object.keys(snapshot())).toEqual(['sample 1'])
  expect(existsSync(join(site.root, 'observed/docs/lost.json'))).toBe(false)
})

test('what the dev server recorded for a page that is gone is removed, and nothing else', async () => {
  site.write('docs/a.mdx', pageWith("console.log('mine')"))
  site.write('observed/docs/lost.json', '{ "a.ts": [] }')
  const setup = { root: site.root, cache: join(site.root, 'cache'), packages: () => new Map() }
  const observer = createObserver({ ...setup, readFences, accepts: 'new', onBroken: 'throw' })
  await observer.observe({ path: 'docs/a.mdx', text: pageWith("console.log('mine')") })
  await observer.removeUnused()
  expect(Object.keys(snapshot())).toEqual(['sample 1'])
  rmSync(join(site.root, 'docs/a.mdx'))
  await observer.removeUnused()
  expect(readdirSync(join(site.root, 'observed/docs'))).toEqual(['lost.json'])
})

test('what a page does is not recorded once the page is gone', async () => {
  site.write('docs/a.mdx', pageWith("console.log('mine')"))
  const setup = { root: site.root, cache: join(site.root, 'cache'), packages: () => new Map() }
  const observer = createObserver({ ...setup, readFences, accepts: 'new', onBroken: 'throw' })
  const observing = observer.observe({ path: 'docs/a.mdx', text: pageWith("console.log('mine')") })
  rmSync(join(site.root, 'docs/a.mdx'))
  await observer.removeUnused()
  await observing
  expect(existsSync(join(site.root, 'observed/docs/a.json'))).toBe(false)
})

test('[D3] a snapshot in an unknown format is refused', async () => {
  site.write('observed/docs/a.json', '{ "sample 1": "done" }')
  await expect(site.observe(pageWith('1'))).rejects.toThrowErrorMatchingInlineSnapshot(`
        [SiteError: This record of samples cannot be read.
          at        observed/docs/a.json
          expected  JSON as the engine writes it: a list of what was seen for each sample
          received  something else
          fix       Update it: npm run samples -- --update]
      `)
})

test('an observation of an old text that ends last does not replace that of the new text', async () => {
  const text = pageWith("console.log('new')")
  site.write('docs/a.mdx', text)
  // What is known is not run again, so the new text does not wait for a process, and the old one does.
  await site.observe(text, { accepts: 'nothing' })
  const [old] = await Promise.all([
    site.observe(pageWith("console.log('old')"), { accepts: 'new' }),
    site.observe(text, { accepts: 'new' }),
  ])
  expect(old).toEqual({ observations: [[{ kind: 'log', text: 'old' }]], problems: [] })
  expect(snapshot()).toEqual({ 'sample 1': [{ kind: 'log', text: 'new' }] })
})
