import { expect, test } from 'vitest'
import { restartNeeded } from '../dev/problems'
import { formatProblem } from '../diagnostics/problem'
import { cannotDraw } from '../features/diagrams/drawing/problems'
import { noReference } from '../features/reference/samples/compile/problems'
import { sampleFailed } from '../features/reference/samples/run/problems'
import { wrongAttribute } from '../markdown/evaluate/page-problems'
import { noPages } from '../output/problems'
import { componentModuleFailed, islandFailed } from '../render/problems'
import { noBuild } from '../serve/problems'
import { moduleFailed } from '../site/problems'
import { diskFailed } from './problems'

test('[D3] a module that cannot be loaded', () => {
  const error = new SyntaxError("Expected '}' but found end of file")
  expect(formatProblem(moduleFailed('site.config.ts', error, 12))).toMatchInlineSnapshot(`
    "This module cannot be loaded.
      at        site.config.ts:12
      expected  a TypeScript module with a default export
      received  Expected '}' but found end of file
      fix       Correct the syntax or the import that the message names."
  `)
  expect(formatProblem(moduleFailed('sidebars.ts', 'no such module'))).toMatchInlineSnapshot(`
    "This module cannot be loaded.
      at        sidebars.ts
      expected  a TypeScript module with a default export
      received  no such module
      fix       Correct the syntax or the import that the message names."
  `)
})

test('[D3] a module that imports a package which is not installed', () => {
  const error = new Error("Cannot find package 'docwright' imported from /home/mira/docs-tides/tides.js")
  expect(formatProblem(moduleFailed('site.config.ts', error))).toContain(
    'fix       Correct the name, or run `npm install docwright` in the package whose file imports it; a linked folder needs its own.',
  )
})

test('[D3] a module that uses what only CommonJS has', () => {
  for (const name of ['require', 'module', '__dirname'])
    expect(moduleFailed('sidebars.ts', new ReferenceError(`${name} is not defined`)).hint).toMatch(
      /^Write it as an ES module/,
    )
})

test('[D3] a module of a page that cannot be loaded', () => {
  const error = new ReferenceError('window is not defined')
  expect(
    formatProblem(componentModuleFailed('components/Map.tsx', 'docs/map.mdx', error)),
  ).toMatchInlineSnapshot(`
    "This module, which docs/map.mdx imports, cannot be loaded.
      at        components/Map.tsx
      expected  a module that runs at build time, without a browser
      received  window is not defined
      fix       Correct what the message names."
  `)
})

test('[D3] an island that fails while it is prerendered', () => {
  const error = new ReferenceError('localStorage is not defined')
  const problem = islandFailed('components/Counter.island.tsx', 'docs/counter.mdx', error)
  expect(formatProblem(problem)).toMatchInlineSnapshot(`
    "The island components/Counter.island.tsx failed while it was prerendered: localStorage is not defined
      at        docs/counter.mdx
      expected  a component whose first render needs no browser
      received  localStorage is not defined
      fix       Correct the component; what needs the browser belongs in \`useEffect\`."
  `)
})

test('[D3] a site without pages', () => {
  const place = { file: 'site.config.ts', line: 4 }
  expect(formatProblem(noPages(place, ['docs', 'pages']))).toMatchInlineSnapshot(`
    "This site has no pages.
      at        site.config.ts:4
      expected  at least one Markdown file in docs or pages
      received  no pages, or only drafts
      fix       Write a page, such as docs/index.mdx with the line: # Welcome"
  `)
})

test('[D3] a folder without a built site', () => {
  expect(formatProblem(noBuild('dist'))).toMatchInlineSnapshot(`
    "There is no built site in dist.
      expected  a folder with a 404.html, as every build writes it
      fix       Build the site first: npm run build"
  `)
})

test('[D3] an edit that needs a restart of the dev server', () => {
  expect(formatProblem(restartNeeded('baseUrl'))).toMatchInlineSnapshot(`
    "The key \`baseUrl\` of the configuration has changed; the dev server still uses the old value.
      at        site.config.ts
      expected  the value with which the server was started
      received  another value
      fix       Stop the dev server and start it again."
  `)
})

test('[D3] a machine that cannot draw diagrams', () => {
  const problem = cannotDraw('there is no Chromium.', 'Install it: apt-get install chromium')
  expect(formatProblem(problem)).toMatchInlineSnapshot(`
    "Diagrams cannot be drawn on this machine: there is no Chromium.
      expected  @mermaid-js/tiny, Chromium, and the font Arial or Liberation Sans
      fix       Install it: apt-get install chromium"
  `)
})

test('[D3] a style that is a string', () => {
  const place = { file: 'docs/tides.mdx', line: 7 }
  const problem = wrongAttribute({
    ...place,
    name: 'div',
    prop: 'style',
    received: 'color: red; margin-top: 0',
  })
  expect(formatProblem(problem)).toMatchInlineSnapshot(`
    "The style of <div> is a string.
      at        docs/tides.mdx:7
      expected  an object, as in JSX
      received  style="color: red; margin-top: 0"
      fix       Write style={{ color: 'red', marginTop: '0' }}"
  `)
})

test('[D3] a sample that ends the process it runs in', () => {
  const problem = sampleFailed({
    file: 'docs/tides.mdx',
    line: 12,
    name: 'tides.ts',
    failure: { crash: 'exit code 134' },
    seconds: 5,
    megabytes: 256,
  })
  expect(formatProblem(problem)).toMatchInlineSnapshot(`
    "This sample ended the process that ran it: tides.ts
      at        docs/tides.mdx:12
      expected  a sample that ends by itself, within 5 s and 256 MB
      received  exit code 134
      fix       Remove what the message names, or the word run."
  `)
})

test('[D3] samples of a site that names no packages', () => {
  expect(formatProblem(noReference('site.config.ts'))).toMatchInlineSnapshot(`
    "This site names no packages, so its samples are not checked.
      at        site.config.ts
      expected  the feature \`reference\`, with the packages that the docs describe
      fix       Add it: features: [reference({ packages: [] })], with import { reference } from 'docwright/features'."
  `)
})

test('[D3] a disk that is full, as Node and as the bundler say it', () => {
  const path = '/tmp/dist/index.html'
  const ofNode = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path })
  const ofBundler = new Error(
    `Failed to write file in ${path}\n\nCaused by:\n    No space left on device (os error 28)`,
  )
  for (const [error, at] of [
    [ofNode, path],
    [ofBundler, undefined],
  ] as const) {
    expect(diskFailed(error)).toMatchObject({
      what: 'The disk is full.',
      hint: expect.stringContaining('--out and --cache'),
    })
    expect(diskFailed(error)?.file).toBe(at)
  }
  for (const [code, what] of [
    ['ENAMETOOLONG', 'This name is too long for the disk.'],
    ['EEXIST', 'A part of this path is a file.'],
  ])
    expect(diskFailed(Object.assign(new Error(code), { code }))?.what).toBe(what)
  expect(diskFailed(new Error('Anything else'))).toBeUndefined()
  expect(diskFailed(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBeUndefined()
})
