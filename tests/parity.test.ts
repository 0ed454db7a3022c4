import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { startDevServer } from '../engine/dev/server'
import { APP_ID } from '../engine/page/ids'
import { ensureBuilt } from './built-site'
import { type SiteName, siteCache, sites } from './sites'

/** Pages of every kind, by path below the base. */
const pages: Record<SiteName, string[]> = {
  website: ['', 'markdown-page', 'atomic/intro', 'atomic/helpers/getMetadata', 'atomic/authentication/login'],
  kitchen: [
    '',
    'tides',
    'about',
    'tool',
    'writing/admonitions',
    'writing/gfm',
    'writing/code',
    'writing/tabs',
    'writing/headings',
    'writing/links',
    'writing/images',
    'writing/expressions',
    'writing/islands',
    'writing/plain',
    'writing/run',
    'boats',
    'boats/sail/rigs/gaff',
    'log/second-entry',
  ],
  crash: ['squalls'],
  notice: ['', 'contact'],
  fixed: [''],
  versions: ['', '1.0/bowline', 'about'],
  locales: ['rigging/knots', 'ar/', 'ar/rigging/lamps'],
  docusaurus: ['', 'brief', 'reference', 'tags', 'tags/flags'],
  blog: [
    'blog',
    'blog/2024/09/14/harvest',
    'blog/tags',
    'blog/tags/bees',
    'blog/authors',
    'blog/authors/mira',
  ],
  plain: ['', 'guide/first'],
  diagrams: ['', 'plain'],
  reference: ['', 'types', 'widget'],
  extended: ['', 'rope', 'changelog', 'changelog/2.0'],
  try: [''],
}

/** The dev server may inline a small image. */
const HASHED = /\/kitchen\/assets\/hashed\/[\w.-]+|data:image[^"]*/g

for (const [name, paths] of Object.entries(pages) as [SiteName, string[]][]) {
  test(`[D2] the dev server gives the same pages of the site ${name} as the build`, {
    timeout: 180_000,
  }, async () => {
    const built = await ensureBuilt(name)
    const server = await startDevServer({ folder: sites[name].folder, port: 0, cache: siteCache(name) })
    try {
      for (const path of paths) {
        const response = await fetch(server.url + path)
        expect(response.status, path).toBe(200)
        const served = await response.text()
        const file = readFileSync(join(built, `${path.replace(/^$|\/$/, '$&index')}.html`), 'utf8')
        expect(seen(served), path).toEqual(seen(file))
      }
    } finally {
      await server.close()
    }
  })
}

/** Returns what readers see and tools read, without hashed names and links to drafts. */
function seen(html: string): string[] {
  const document = parseDocument(html)
  const named = (name: string) => DomUtils.getElementsByTagName(name, document)
  for (const { parent, attribs } of named('a')) {
    if (parent && attribs.href?.endsWith('/draft')) DomUtils.removeElement(parent)
  }
  for (const element of DomUtils.getElementsByTagName('*', document)) delete element.attribs.class
  const tags = [...named('meta'), ...named('link')].filter(
    ({ attribs }) => attribs.name ?? attribs.property ?? /^(canonical|alternate)$/.test(attribs.rel ?? ''),
  )
  const shown = [...named('title'), ...tags, DomUtils.getElementById(APP_ID, document) ?? []].flat()
  const root = named('html').map(({ attribs }) => JSON.stringify(attribs))
  return [...root, ...shown.map((element) => DomUtils.getOuterHTML(element).replaceAll(HASHED, 'asset'))]
}
