import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { HASHED } from '../engine/page/site'
import { ensureBuilt } from './built-site'
import { filesIn } from './files'

const compressed = /\.(br|gz)$/
const searchFile = /^assets\/(search-doc|lunr-index)-\d+\.json$/
const textFile = /\.(html|json|js|css|svg|txt|xml|md)$/

let dist = ''
let files: string[] = []

beforeAll(async () => {
  dist = await ensureBuilt('website')
  files = filesIn(dist)
}, 120_000)

const read = (path: string) => readFileSync(join(dist, path), 'utf8')

test('the output has every file that hosts, tools and readers look for', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'index.html',
      'index.json',
      'index.md',
      'markdown-page.html',
      'atomic/intro.html',
      'atomic/helpers/guid.html',
      'atomic/helpers/guid.json',
      'atomic/helpers/guid.md',
      'atomic/helpers/KeyOf.html',
      '404.html',
      'llms.txt',
      'llms-full.txt',
      'robots.txt',
      'sitemap.xml',
      '.nojekyll',
    ]),
  )
})

test('files that browsers keep carry a hash in their name, those of search the time of the commit', () => {
  const assets = files.filter((path) => path.startsWith('assets/') && !compressed.test(path))
  const hashed = assets.filter((path) => path.startsWith(HASHED))
  expect(hashed.length).toBeGreaterThan(2)
  for (const path of hashed) expect(path).toMatch(/-[\w-]{8}\.\w+$/)
  expect(assets.filter((path) => searchFile.test(path))).toHaveLength(2)
  expect(assets).toHaveLength(hashed.length + 2)
})

/** A file with fewer bytes may be larger when it is compressed. */
const FEW = 100

test('every text file has a .br and a .gz beside it with the same content, if they are smaller', () => {
  const texts = files.filter((path) => textFile.test(path))
  expect(texts.length).toBeGreaterThan(60)
  for (const path of texts) {
    const plain = readFileSync(join(dist, path))
    for (const [ending, decode] of Object.entries({ br: brotliDecompressSync, gz: gunzipSync })) {
      const copy = `${path}.${ending}`
      if (!files.includes(copy) && plain.length < FEW) continue
      const bytes = readFileSync(join(dist, copy))
      expect(decode(bytes).equals(plain), copy).toBe(true)
      expect(bytes.length, copy).toBeLessThan(plain.length)
    }
  }
})

test('[P4] every internal URL in the HTML carries the base path', () => {
  for (const path of files.filter((name) => name.endsWith('.html'))) {
    const internal = urlsOf(read(path)).filter((url) => url.startsWith('/'))
    expect(internal.length, path).toBeGreaterThan(5)
    expect(
      internal.filter((url) => !url.startsWith('/sba-mint/')),
      path,
    ).toEqual([])
  }
})

test('[P4] every internal URL in the data of pages and sidebars carries the base path', () => {
  const data = files.filter((path) => /^(?!assets\/).*(?<!\.types)\.json$/.test(path))
  expect(data.length).toBeGreaterThan(159)
  for (const path of data) {
    const urls = [...read(path).matchAll(/"(?:href|path|source|canonical|editUrl)":"(\/[^"]*)"/g)]
    expect(urls.length, path).toBeGreaterThan(0)
    expect(
      urls.map(([, url = '']) => url).filter((url) => !url.startsWith('/sba-mint/')),
      path,
    ).toEqual([])
  }
})

test('[R1] every page has a title of its own on the whole site', () => {
  const pages = files.filter((path) => path.endsWith('.html'))
  const titles = pages.map((path) => /<title>([^<]*)<\/title>/.exec(read(path))?.[1])
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(pages.length)
})

test('the sitemap lists every page that may be found, by its full address, and no other', () => {
  const pages = files.filter((path) => path.endsWith('.html') && path !== '404.html')
  const wanted = pages.map((path) => {
    const clean = path.replace(/\.html$/, '')
    return `https://sinequa.github.io/sba-mint/${clean === 'index' ? '' : clean}`
  })
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(listed.sort()).toEqual(wanted.sort())
})

test('robots.txt names the sitemap', () => {
  expect(read('robots.txt')).toContain('Sitemap: https://sinequa.github.io/sba-mint/sitemap.xml')
})

test('llms.txt is a thin index of the Markdown twins', () => {
  const text = read('llms.txt')
  expect(text).toMatch(/^# Sinequa Mint/)
  const twins = files.filter((path) => path.endsWith('.md'))
  for (const path of twins) expect(text).toContain(`/sba-mint/${path}`)
  expect(text.length).toBeLessThan(twins.length * 300)
})

test('llms.txt lists the pages in the order of the sidebars, each in its section', () => {
  const text = read('llms.txt')
  const sections = [...text.matchAll(/^## (.*)/gm)].map(([, title]) => title)
  expect(sections).toEqual(
    expect.arrayContaining(['Mint', 'Atomic', 'Atomic: Helpers', 'Atomic Angular: Components']),
  )
  const [intro, signIn, helper] = ['intro', 'authentication/login', 'helpers/guid'].map((page) =>
    text.indexOf(`/atomic/${page}.md`),
  )
  expect(text.indexOf('## Atomic\n')).toBeLessThan(intro ?? 0)
  expect(intro).toBeLessThan(signIn ?? 0)
  expect(signIn).toBeLessThan(helper ?? 0)
})

test('llms-full.txt has the text of every page with its address, in the same order', () => {
  const full = read('llms-full.txt')
  const listed = [...read('llms.txt').matchAll(/\]\(https:\/\/[^/]*\/sba-mint\/(.*?)\.md\)/g)]
  let at = 0
  for (const [, path = ''] of listed) {
    const found = full.indexOf(`\n\n${read(`${path}.md`).trim()}\n`, at)
    expect(found, path).toBeGreaterThan(at)
    at = found
  }
  expect(full).toContain('Source: https://sinequa.github.io/sba-mint/atomic/helpers/guid\n')
})

test('a Markdown twin has the title, the text and links that work, and nothing of MDX', () => {
  for (const path of files.filter((name) => name.endsWith('.md'))) {
    const text = read(path)
    expect(text, path).toMatch(/^# \S/)
    const prose = text.replace(/```[\s\S]*?```/g, '')
    expect(prose, path).not.toMatch(/^(import|export) /m)
    expect(prose, path).not.toMatch(/^---$/m)
    expect(prose, path).not.toMatch(/\{#[\w-]+\}/)
    expect(prose, path).not.toMatch(/\]\((?!https?:|mailto:|\/sba-mint\/|#)/)
  }
})

test('a page’s data does not repeat its HTML, and knows nothing of the size of the site', () => {
  const page = JSON.parse(read('atomic/helpers/guid.json'))
  expect(page).toMatchObject({ path: '/sba-mint/atomic/helpers/guid', title: 'guid' })
  expect(read('atomic/helpers/guid.html').split(page.description).length - 1).toBeLessThan(6)
})

/** Returns the URLs in tags, because code that a page shows may contain others. */
function urlsOf(html: string): string[] {
  const urls: string[] = []
  const parser = new Parser({
    onopentag: (_, { href, src }) => void urls.push(...[href, src].filter((url) => url !== undefined)),
  })
  parser.end(html)
  return urls
}
