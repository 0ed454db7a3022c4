import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { chromium } from '@playwright/test'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dependencies, peerDependencies } from '../engine/package.json'
import { dependencies as needsOfMigrate } from '../migrate/package.json'
import { chromiumArgs, ensureChromium } from './chromium'
import { capture } from './commands'
import { type Server, serve } from './docs-cli'
import { root } from './root'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'docs-package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An empty project with the package installed, and the site that its command creates. */
const project = join(folder, 'project')
const site = join(project, 'my-docs')
const installed = join(project, 'node_modules/docwright')
const command = join(installed, 'bin/docs.mjs')
let tarball = ''

async function docs(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await capture(process.execPath, [command, ...args], {
    cwd: existsSync(site) ? site : project,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined, VITEST: undefined },
  })
  return `${stdout}${stderr}${code}`
}

async function answerOf(server: Server): Promise<string> {
  return (await fetch(server.url)).text()
}

function link(name: string, target: string, from = root): void {
  mkdirSync(dirname(join(target, name)), { recursive: true })
  symlinkSync(join(from, 'node_modules', name), join(target, name), 'junction')
}

/** Packs a folder, and unpacks it where npm would install it. Returns the path of the packed file. */
async function installPacked(from: string, to: string): Promise<string> {
  const { stdout } = await capture('npm', ['pack', from, '--silent'], { cwd: folder })
  const packed = join(folder, stdout.trim())
  mkdirSync(to, { recursive: true })
  await capture('tar', ['-xzf', packed, '--strip-components=1', '-C', to])
  return packed
}

function withoutComments(code: string): string {
  return code.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '')
}

/** Installs like npm, but without the network: unpacks the package and links its dependencies. */
beforeAll(async () => {
  const engine = join(folder, 'engine')
  const isSource = (path: string) => !/[\\/](?:\.cache|node_modules|dist)$/.test(path)
  cpSync(join(root, 'engine'), engine, { recursive: true, filter: isSource })
  for (const path of ['docs', 'CHANGELOG.md', 'examples/features'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  tarball = await installPacked('./engine', installed)
  rmSync(join(folder, 'node_modules'))
  const { react, 'react-dom': reactDom } = peerDependencies
  for (const name of Object.keys({ ...dependencies, react, 'react-dom': reactDom }))
    link(name, join(project, 'node_modules'))
  // Of Satteri, whose types are part of the engine's.
  for (const name of ['@types/hast', '@types/mdast', '@types/unist'])
    link(name, join(project, 'node_modules'))
})

test('the package has JavaScript and types for Node, sources for browsers alone, and no tests', () => {
  const files = readdirSync(installed, { recursive: true }).map(String)
  expect(files).toEqual(expect.arrayContaining(['dist/docs.js', 'dist/index.js', 'dist/types/index.d.ts']))
  const unwanted = files.filter((file) => /\.test\.|testing|^(?:cli|site|output)\b/.test(file))
  expect(unwanted.sort()).toEqual(['dist/testing.js', 'dist/types/testing.d.ts'])
  for (const made of ['dist', 'docs', 'examples'])
    expect(existsSync(join(folder, 'engine', made)), made).toBe(false)
})

test('the package has every document that a message names', () => {
  const sources = globSync('**/*.{ts,tsx,mjs}', {
    cwd: join(root, 'engine'),
    ignore: ['**/*.test.*', '.cache', 'bin/pack.mjs', 'config/reference/**'],
  })
  const texts = sources.map((file) => withoutComments(readFileSync(join(root, 'engine', file), 'utf8')))
  const named = new Set(texts.join('\n').match(/(?<![\w/])(?:docs|examples)(?:\/[\w-]+)+\.(?:md|conf)\b/g))
  expect(named.size).toBeGreaterThan(3)
  expect([...named].filter((path) => !existsSync(join(installed, path)))).toEqual([])
})

test('the package has what its guides link to, and the examples that they name', () => {
  const guides = ['README.md', ...globSync('docs/*.md', { cwd: installed })]
  const missing = guides.flatMap((guide) => {
    const text = readFileSync(join(installed, guide), 'utf8')
    const prose = text.replace(/^( *)(`{3,})[\s\S]*?^\1\2/gm, '').replace(/`[^`\n]*`/g, '')
    const linked = [...prose.matchAll(/\]\((?![a-z]+:|[#/])([^)#\s]+)/g)].map(([, path = '']) =>
      join(dirname(guide), path),
    )
    const named = text.match(/\bexamples\/features(?:\/[\w-]+)*/g) ?? []
    return [...linked, ...named].filter((path) => !existsSync(join(installed, path)))
  })
  expect(missing).toEqual([])
  expect(existsSync(join(installed, 'examples/features/api-pages/api-pages.ts'))).toBe(true)
})

test('a new site has the engine that was named, gets a page once, and is written into no folder in use', async () => {
  expect(await docs('init', 'my-docs', '--engine', tarball)).toMatch(
    /cd my-docs\s+npm install\s+npm run dev\s+Its pages .*\s+0$/,
  )
  const { dependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  expect(dependencies).toEqual({ docwright: `file:${tarball}`, react: '19.3.1', 'react-dom': '19.3.1' })
  expect(readdirSync(site).sort()).toEqual([
    '.gitignore',
    'README.md',
    'docs',
    'package.json',
    'sidebars.ts',
    'site.config.ts',
    'tsconfig.json',
  ])
  for (const here of ['.', '']) expect(await docs('init', here)).toContain('The folder . is not empty.')
  expect(await docs('new', 'guides/first-steps')).toBe(
    'docs/guides/first-steps.mdx is a new page: http://localhost:3000/guides/first-steps in the dev server\n0',
  )
  expect(await docs('new', 'guides/first-steps')).toContain('This page already exists.')
  expect(readFileSync(join(site, 'docs/guides/first-steps.mdx'), 'utf8')).toBe(
    '---\ntitle: First steps\nsidebar_position: 1\n---\n\nWhat this page is about, in a sentence.\n',
  )
})

test('it is built without a warning, and served', async () => {
  // A busy machine may name slow work before.
  expect(await docs('build')).toMatch(/^(?:still working on .*\n)*2 pages in .*\n0$/)
  const server = await serve(['serve', join(site, 'dist'), '--port', '0'], {}, command)
  expect(await answerOf(server)).toMatch(/<h1>Introduction<\/h1>.*href="\/guides\/first-steps"/s)
  await server.stop()
})

test('the dev server shows an edit', async () => {
  const server = await serve(['dev', site, '--port', '0', '--cache', join(folder, 'cache')], {}, command)
  expect(await answerOf(server)).toContain('<h1>Introduction</h1>')
  writeFileSync(join(site, 'docs/intro.mdx'), '---\nslug: /\n---\n\n# Edited\n')
  await expect.poll(() => answerOf(server), { timeout: 20_000 }).toContain('<h1>Edited</h1>')
  await server.stop()
})

test('samples are compiled with the TypeScript of the project, and a run is the same code as here', async () => {
  const config = join(site, 'site.config.ts')
  const before = readFileSync(config, 'utf8')
  writeFileSync(
    config,
    `import { reference } from 'docwright/features'\n${before.replace('  docs:', '  features: [reference()],\n  docs:')}`,
  )
  const page =
    '---\ntitle: First steps\n---\n\n```ts run\nconst height: string = 4\nconsole.log(height)\n```\n'
  writeFileSync(join(site, 'docs/guides/first-steps.mdx'), page)
  for (const name of ['ts-morph', 'sucrase', 'diff']) link(name, join(project, 'node_modules'))
  link('typescript', join(project, 'node_modules'), join(root, 'samples'))
  expect(await docs('samples')).toContain("Type 'number' is not assignable to type 'string'. (TS2322)")
  writeFileSync(join(site, 'docs/guides/first-steps.mdx'), page.replace('string', 'number'))
  expect(await docs('samples', '--update')).toContain('every sample compiles, and 1 behave as recorded')
  writeFileSync(config, before)
})

test('docs migrate names the package that it needs, and runs it once it is installed', async () => {
  const old = join(project, 'old-docs')
  mkdirSync(old)
  writeFileSync(
    join(old, 'docusaurus.config.js'),
    "module.exports = { title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/' }\n",
  )
  expect(await docs('migrate', old)).toContain('Run npm install docwright-migrate@0.1.0')
  await installPacked(join(root, 'migrate'), join(project, 'node_modules/docwright-migrate'))
  const packages = join(project, 'node_modules')
  for (const name of Object.keys(needsOfMigrate)) if (!existsSync(join(packages, name))) link(name, packages)
  expect(await docs('migrate', old)).toContain("title: 'Harbor'")
})

test('an editor knows the types of features and of the parts of the theme', async () => {
  mkdirSync(join(site, 'components'))
  const files = {
    'components/Signed.tsx': `import { Icon } from 'docwright/kit/browser/icon'
import { ArticleFooter, type ArticleFooterProps, token } from 'docwright/theme'
export default (props: ArticleFooterProps) => <div style={{ color: token('accent') }}>{props.page.title}<Icon name="search" /><ArticleFooter {...props} /></div>`,
    'components/Wrong.tsx': `import { Toc } from 'docwright/theme'
export default () => <Toc itmes={[]} />`,
    'harbor.ts': `import { defineConfig } from 'docwright'
import { defineFeature } from 'docwright/feature'
import { offline } from 'docwright/features'
import { withBase } from 'docwright/kit/hrefs'
const tides = defineFeature<{ port: string }>({
  name: 'tides',
  setup({ files, component }, { port }) {
    files(({ site }) => ({ [withBase(site.basePath, '/tides.txt')]: () => port }))
    component('article:after', { module: new URL('./components/Signed.tsx', import.meta.url), name: 'default' })
  },
})
export default defineConfig({ title: 'A', url: 'https://a.example.com', baseUrl: '/', features: [offline(), tides({ port: 'Ebb' })] })`,
    'wrong.ts': `import { defineFeature } from 'docwright/feature'
defineFeature({ name: 'a', setup({ component }) { component('article:above', { module: new URL('a'), name: 'A' }) } })`,
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(site, path), text)
  link('@types/react', join(project, 'node_modules'))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--jsx',
    'react-jsx',
    '--types',
    '',
  ]
  const language = ['--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler']
  const { stdout } = await capture(
    process.execPath,
    [compiler, ...options, ...language, ...Object.keys(files)],
    {
      cwd: site,
    },
  )
  expect(stdout.match(/^[\w/]+\.tsx?/gm)).toEqual(['components/Wrong.tsx', 'wrong.ts'])
  expect(stdout).toContain("'itmes' does not exist")
  expect(stdout).toContain('\'"article:above"\' is not assignable')
})

test('the types of the interface for features reach few other declarations, and none of what is inside', () => {
  const reached = reachedFrom(join(installed, 'dist/types/feature.d.ts'))
  expect(reached.length).toBeLessThan(26)
  const folders = new Set(reached.map((file) => relative(join(installed, 'dist/types'), dirname(file))))
  const inside =
    /^(?:cache|links|render|site|output)\b|^markdown\/(?:code|evaluate)|^content\/(?:docs|versions)/
  expect([...folders].filter((folder) => inside.test(folder))).toEqual([])
})

/** Returns a declaration and all that it imports, directly or indirectly. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry])
  for (const file of reached)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.[^'"]+)\.js['"]/g))
      reached.add(`${join(dirname(file), path)}.d.ts`)
  return [...reached]
}

test('an editor knows the keys of a configuration', async () => {
  const config = readFileSync(join(site, 'site.config.ts'), 'utf8')
  writeFileSync(join(site, 'wrong.config.ts'), config.replace('title:', 'titel:'))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--types', '', '--module', 'nodenext']
  const files = ['site.config.ts', 'sidebars.ts', 'wrong.config.ts']
  const { stdout } = await capture(process.execPath, [compiler, ...options, ...files], { cwd: site })
  expect(stdout.match(/^\S+\.ts/gm)).toEqual([expect.stringContaining('wrong.config.ts')])
  expect(stdout).toContain("'titel' does not exist")
})

test('an editor knows the components of a new site, by its tsconfig.json and the types that it installs', async () => {
  const { devDependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  const packages = join(project, 'node_modules')
  const missing = Object.keys(devDependencies).filter((name) => !existsSync(join(packages, name)))
  for (const name of missing) link(name, packages)
  const counter = (start: string) =>
    `import { useState } from 'react'\nexport default () => <b>{useState<number>(${start})[0]}</b>\n`
  mkdirSync(join(site, 'components/counters'), { recursive: true })
  writeFileSync(join(site, 'components/counters/Right.island.tsx'), counter('1'))
  writeFileSync(join(site, 'components/counters/Wrong.island.tsx'), counter("'1'"))
  const reads =
    "import { readFileSync } from 'node:fs'\nexport const text: string = readFileSync('a.txt', 'utf8')\n"
  writeFileSync(join(site, 'components/counters/read.ts'), reads)
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await capture(process.execPath, [compiler, '--project', site], { cwd: site })
  const found = stdout.match(/^\S+\.tsx?/gm)?.filter((file) => file.includes('counters'))
  expect(found).toEqual(['components/counters/Wrong.island.tsx'])
})

describe('[D12] a feature that is a package of its own', () => {
  const config = join(site, 'site.config.ts')
  const page = join(site, 'docs/guides/at-high-tide.mdx')
  let before = ''
  beforeAll(async () => {
    await installPacked(
      join(root, 'tests/fixtures/tide-table'),
      join(project, 'node_modules/docs-tide-table'),
    )
    before = readFileSync(config, 'utf8')
    const features = "  features: [tideTable({ port: 'Ebbside' })],\n"
    const named = before.replace('  docs:', `${features}  docs:`)
    writeFileSync(config, `import { tideTable } from 'docs-tide-table'\n${named}`)
    writeFileSync(page, '---\ntitle: The pier\ntide: high\n---\n\nIt is <TideMark height={4} /> deep.\n')
  })
  afterAll(() => {
    writeFileSync(config, before)
    rmSync(page)
  })

  /** What its hooks put into a document. */
  const inDocument = [
    /<meta name="tide-port" content="Ebbside"/,
    /<meta name="description" content="The pier at high tide"/,
    /<script>window\.tides\s*=\s*2;?<\/script>/,
    /dataset\.tide\s*=/,
    /<mark>4 feet<\/mark>/,
    /<p class="tide-note">The pier, Ebbside: .*?<button type="button" title="One hour later">Next high tide at 12:00<\/button>.*?<small>One hour later<\/small>/,
    /<span class="tide-lamp">Ebbside<\/span>/,
    /<small class="tide-rights">/,
  ]

  test('every hook works in a build', async () => {
    expect(await docs('build')).toMatch(/^(?:still working on .*\n)*4 pages in .*\n0$/)
    const read = (path: string) => readFileSync(join(site, 'dist', path), 'utf8')
    const html = read('guides/at-high-tide.html')
    for (const part of inDocument) expect(html).toMatch(part)
    expect(html).toContain('border-block-start:2px')
    expect(html).toMatch(/ data-stamp="\d+"/)
    expect(read('tides.html')).toContain('High at <strong>noon</strong> in Ebbside.')
    expect(read('tides.html')).toContain('href="/tides" aria-current="page">Tides</a>')
    expect(read('tides.html')).toContain('rel="prev"')
    expect(read('data/sidebar-docs.json')).toContain('"href":"/tides"')
    expect(JSON.parse(read('tide-words.json'))).toContainEqual(['docs/guides/at-high-tide.mdx', { words: 2 }])
    expect(read('last.txt')).toMatch(/^\d+ characters$/)
    const scripts = readdirSync(join(site, 'dist/assets/hashed')).filter((file) => file.endsWith('.js'))
    const script = scripts.map((file) => read(`assets/hashed/${file}`)).join('\n')
    for (const part of ['tideIdle', 'tideNear', 'seen before', 'tide-lamp', 'One hour later'])
      expect(script).toContain(part)
    expect(scripts.find((file) => file.startsWith('NextTide.island-'))).toBeDefined()
    expect(await docs('tides', '.')).toBe('The tides of ..\n0')
  })

  test('it has a test of its own, which needs no build', async () => {
    const file = join(project, 'node_modules/docs-tide-table/tide-table.test.js')
    const { code, stdout } = await capture(process.execPath, ['--test-reporter', 'tap', file], {
      cwd: project,
      env: { NODE_ENV: undefined, VITEST: undefined, NODE_TEST_CONTEXT: undefined },
    })
    expect(stdout).toContain('# pass 3')
    expect(code).toBe(0)
  })

  test('every hook works in the dev server', async () => {
    const server = await serve(['dev', site, '--port', '0', '--cache', join(folder, 'cache')], {}, command)
    const html = await (await fetch(`${server.url}guides/at-high-tide`)).text()
    expect(html).toContain('href="/tides">Tides</a>')
    for (const part of inDocument) expect(html).toMatch(part)
    const [, entry = ''] = /src="([^"]+\/entry\.client\.tsx)"/.exec(html) ?? []
    const [, island = ''] = /"islands":\{"[^"]*NextTide":"([^"]+)"/.exec(html) ?? []
    const script = await fetch(new URL(`./${island}`, new URL(entry, server.url)))
    expect(await script.text()).toContain('useWords')
    expect(await (await fetch(`${server.url}tide-words.json`)).json()).toContainEqual([
      'docs/guides/at-high-tide.mdx',
      { words: 2 },
    ])
    await server.stop()
  })
})

test('[D12] Pagefind as a package of its own: its search finds a section, says when it fails, and offers a retry', async () => {
  const source = join(root, 'examples/features/pagefind')
  if (!existsSync(join(source, 'node_modules/pagefind')))
    await capture('npm', ['ci', '--no-audit', '--no-fund'], { cwd: source })
  const packages = join(project, 'node_modules')
  await installPacked(source, join(packages, 'docs-pagefind'))
  link('pagefind', packages, source)
  const config = readFileSync(join(site, 'site.config.ts'), 'utf8')
  const named = config.replace('  docs:', "  features: [without('search'), pagefind()],\n  docs:")
  const imports = "import { without } from 'docwright/features'\nimport { pagefind } from 'docs-pagefind'\n"
  writeFileSync(join(site, 'site.config.ts'), imports + named)
  const harbor = '---\ntitle: Harbor\n---\n\n## Ebb\n\nMud.\n\n## Flood\n\nThe `Array<Buoy>` floats.\n'
  writeFileSync(join(site, 'docs/harbor.mdx'), harbor)
  writeFileSync(join(site, 'docs/secret.mdx'), '---\ntitle: Secret\nsearch: false\n---\n\nA buoy floats.\n')
  expect(await docs('build')).toMatch(/^(?:still working on .*\n)*\d pages in .*\n0$/)

  const server = await serve(['serve', join(site, 'dist'), '--port', '0'], {}, command)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  const page = await browser.newPage()
  await page.route('**/pagefind-entry.json*', (route) => route.abort())
  await page.goto(server.url)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox').fill('floating buoys')
  await dialog.getByText('Search has stopped working.').waitFor()
  await page.unroute('**/pagefind-entry.json*')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  const found = dialog.getByRole('list', { name: 'Search results' })
  await found.getByRole('link', { name: 'Flood' }).waitFor()
  expect(await found.innerText()).toBe('Harbor\nFlood\nFlood. The Array<Buoy> floats.')
  expect(await found.locator('mark').allInnerTexts()).toEqual(['Array<Buoy>', 'floats.'])
  await dialog.getByRole('searchbox').press('Enter')
  await page.waitForURL(`${server.url}harbor#flood`)
  expect(await dialog.isVisible()).toBe(false)
  await browser.close()
  await server.stop()
})
