import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../engine/output/build'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/needs')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One site that uses each way to extend one. */
const FILES: Record<string, string> = {
  'site.config.ts': `import { fileURLToPath } from 'node:url'
import { without } from 'docwright/features'
import { boats } from './features/boats'
import { ownSearch } from './features/own-search'
import { tideNote } from './features/tide-note'
import { capitals } from './plugins/capitals'
import { tides } from './plugins/tides'

export default {
  title: 'Harbor', url: 'https://harbor.example.com', baseUrl: '/quay/', output: { precompress: false },
  themeConfig: { navbar: { logo: { src: 'img/logo.svg', alt: 'An anchor' } } },
  theme: { components: { Title: './components/Title.tsx', Footer: './components/Footer.tsx' } },
  head: [
    { tag: 'meta', attributes: { name: 'verification', content: 'k7"s' } },
    { tag: 'script', attributes: { src: '/visits.js', defer: true } },
  ],
  features: [tideNote(), boats(), ownSearch(), without('search'), without('zoom')],
  markdown: { plugins: { mdast: [capitals] } },
  vite: { plugins: [tides], resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } } },
}`,
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'static/visits.js': '',
  'components/theme.css': ':root { --accent: #7a1fa2; }',
  'components/Title.tsx': `import { Title, type TitleProps } from 'docwright/theme'
export default (props: TitleProps) => <header><Title {...props} /><p>A page of the harbor.</p></header>`,
  'components/Footer.tsx': `import type { FooterProps } from 'docwright/theme'
export default ({ footer }: FooterProps) => <p className="made-of">Made of {footer.columns?.length ?? 0} ropes</p>`,
  'features/tide-note.ts': `import { defineFeature } from 'docwright/feature'
export const tideNote = defineFeature({
  name: 'tide-note',
  setup: ({ component }) => component('article:after', { module: new URL('./TideNote.tsx', import.meta.url), name: 'TideNote' }),
})`,
  'features/TideNote.tsx': `import type { ArticleSlotProps } from 'docwright/feature'
export const TideNote = ({ page }: ArticleSlotProps) => <p className="tide">{page.title}: mind the tide.</p>`,
  'features/boats.ts': `import { dataPage, defineFeature } from 'docwright/feature'
export const boats = defineFeature({
  name: 'boats',
  setup({ root, entries, component, work, files }) {
    const steps: string[] = []
    entries('data', () => ({
      sources: [],
      arrange: () => ({
        sources: [],
        listings: [{ kind: 'boats-list', route: '/boats', path: 'the list of boats', title: 'Boats', description: 'All.', view: { names: ['Mira'] } }],
      }),
    }))
    component('view:boats-list', { module: new URL('./Boats.tsx', import.meta.url), name: 'Boats' })
    work({
      before: () => void steps.push('prepared'),
      beside: async () => { steps.push('checked'); return 'boats: 1' },
    })
    files(({ site }) => ({ [site.basePath + 'steps.txt']: () => steps.join(' ') }), { after: 'checks' })
  },
})`,
  'features/Boats.tsx': `export const Boats = ({ names }: { names: string[] }) => <ul className="boats">{names.map((name) => <li key={name}>{name}</li>)}</ul>`,
  'features/own-search.ts': `import { defineFeature } from 'docwright/feature'
export const ownSearch = defineFeature({
  name: 'own-search',
  setup({ component, files }) {
    component('navbar:end', { module: new URL('./Find.tsx', import.meta.url), name: 'Find' })
    files(({ site, pages }) => ({
      [site.basePath + 'own-index.json']: async () => JSON.stringify((await pages()).map(({ path, title }) => ({ path, title }))),
    }))
  },
})`,
  'features/Find.tsx': `import { useState } from 'react'
import { useSite } from 'docwright/theme'
export function Find() {
  const { basePath } = useSite()
  const [found, setFound] = useState<string[]>([])
  const find = async (text: string) => {
    const pages = await (await fetch(basePath + 'own-index.json')).json()
    setFound(pages.filter(({ title }) => title.includes(text)).map(({ path }) => path))
  }
  return <form className="own-search"><input aria-label="Find a page" onChange={(event) => find(event.target.value)} />{found.map((path) => <a key={path} href={path}>{path}</a>)}</form>
}`,
  'plugins/capitals.ts': `import { defineMdastPlugin } from 'satteri'
export const capitals = defineMdastPlugin({
  name: 'capitals',
  strong: (node, context) => context.replaceNode(node, { type: 'text', value: context.textContent(node).toUpperCase() }),
})`,
  'plugins/tides.ts': `export const tides = {
  name: 'tides',
  transform: (code: string, id: string) => id.endsWith('.tide') ? 'export default ' + JSON.stringify(code.trim()) : undefined,
}`,
  'shared/high.tide': 'four feet',
  'data/knots.json': '[{ "name": "bowline" }, { "name": "reef" }]',
  'docs/start.mdx': `---
title: Start
---
import height from '@shared/high.tide'

The tide is {height}. A **loud** word.

![An anchor at rest](/img/logo.svg)
`,
  'pages/index.tsx': `export const title = 'The harbor'
export const layout = 'home'
export default () => <section className="hero"><h1>Moor here</h1></section>`,
  'pages/tides.tsx': `import knots from '../data/knots.json'
export const title = 'Knots'
export default () => <p>{knots.map(({ name }) => name).join(' and ')}</p>`,
  'pages/knots/[name].paths.ts': `import knots from '../../data/knots.json'
export default knots`,
  'pages/knots/[name].tsx': `export const title = ({ name }) => name
export default ({ name }) => <p>How to tie a {name}</p>`,
  'pages/all.tsx': `export default ({ pages }) => <ul>{pages().map(({ path, title }) => <li key={path}><a href={path}>{title}</a></li>)}</ul>`,
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const built = await buildSite({ folder, outDir: join(folder, 'dist'), cache: join(folder, 'cache') })
  expect(built.problems).toEqual([])
}, 60_000)

function read(path: string): string {
  return readFileSync(join(folder, 'dist', path), 'utf8').replaceAll('<!-- -->', '')
}

function scripts(): string {
  const hashed = 'assets/hashed'
  const names = readdirSync(join(folder, 'dist', hashed)).filter((name) => name.endsWith('.js'))
  return names.map((name) => read(join(hashed, name))).join('\n')
}

test('of a feature that is left out, nothing is in a build: pictures stay, and open nothing', () => {
  expect(read('start.html')).toContain('<p><img src="/quay/img/logo.svg" alt="An anchor at rest"')
  const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const found = texts.filter((path) =>
    /ZoomDialog|\.?zoom-|data-viewer|Fit to the screen/.test(readFileSync(path, 'utf8')),
  )
  expect(found).toEqual([])
})

/** What shows that a need is met, by its row in the table of needs. */
const NEEDS: Record<string, () => void> = {
  'Logo and colors': () => {
    expect(read('start.html')).toMatch(/<header class="navbar".*<img[^>]* alt="An anchor"/s)
    expect(read('start.html')).toContain('--accent:#7a1fa2')
  },
  'A component on every page': () => {
    expect(read('start.html')).toContain('<p class="tide">Start: mind the tide.</p>')
    expect(read('boats.html')).toContain('<p class="tide">Boats: mind the tide.</p>')
  },
  'A replaced part': () => {
    expect(read('start.html')).toContain('<header><h1>Start</h1><p>A page of the harbor.</p></header>')
  },
  'The footer as a component': () => {
    for (const page of ['start.html', 'index.html', 'knots/reef.html'])
      expect(read(page)).toContain('<p class="made-of">Made of 0 ropes</p>')
    expect(scripts()).not.toContain('Made of')
  },
  'A home page in React': () => {
    expect(read('index.html')).toContain('<title>The harbor | Harbor</title>')
    expect(read('index.html')).toMatch(/<article class="prose home-prose">.*<h1>Moor here<\/h1>/s)
    expect(read('index.html')).not.toContain('class="sidebar"')
  },
  'A page from a JSON file': () => expect(read('tides.html')).toContain('<p>bowline and reef</p>'),
  'Many pages from data': () => {
    expect(read('knots/bowline.html')).toContain('<p>How to tie a bowline</p>')
    expect(read('knots/reef.html')).toContain('<title>reef | Harbor</title>')
  },
  'The list of pages': () => {
    expect(read('all.html')).toContain('<li><a href="/quay/start">Start</a></li>')
    expect(read('all.html')).toContain('<li><a href="/quay/knots/reef">reef</a></li>')
  },
  'Scripts and tags in the head': () => {
    const head = read('start.html').replace(/<body[\s\S]*/, '')
    expect(head).toContain('<meta name="verification" content="k7&quot;s">')
    expect(head).toContain('<script src="/quay/visits.js" defer></script>')
  },
  'A step for Markdown': () => expect(read('start.html')).toContain('A LOUD word.'),
  'A Vite plugin, an alias': () => expect(read('start.html')).toContain('The tide is four feet.'),
  'A kind of page, a step of the build': () => {
    expect(read('boats.html')).toContain('<ul class="boats"><li>Mira</li></ul>')
    expect(read('steps.txt').split(' ')).toEqual(expect.arrayContaining(['prepared', 'checked']))
  },
  "Search of one's own": () => {
    const page = read('start.html')
    expect(page).toMatch(/<header class="navbar".*<form class="own-search"><input aria-label="Find a page"/s)
    expect(page).not.toContain('search-box')
    expect(scripts()).toContain('own-index.json')
    expect(JSON.parse(read('own-index.json'))).toContainEqual({ path: '/quay/start', title: 'Start' })
    const indexes = readdirSync(join(folder, 'dist/assets')).filter((name) => name.includes('search'))
    expect(indexes).toEqual([])
  },
}

test.each(Object.entries(NEEDS))('[D10] a site can have: %s', (_, check) => check())

test('docs/compatibility.md has these needs, and no others', () => {
  const text = readFileSync(join(root, 'docs/compatibility.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (.+?) \| yes \|/gm)].map(([, need]) => need)
  expect(rows).toEqual(Object.keys(NEEDS))
})
