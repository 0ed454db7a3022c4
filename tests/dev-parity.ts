import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDevServer } from '../engine/dev/server'
import { APP_ID } from '../engine/page/ids'
import type { RunningServer } from '../engine/serve/listen'
import { ensureBuilt } from './built-site'
import { filesIn } from './files'
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
  sets: ['', 'api/next/calls/beam', 'fr/api/calls/beam'],
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
  hosts: [''],
  try: [''],
}

/** The dev server may inline a small image. */
const HASHED = /\/kitchen\/assets\/hashed\/[\w.-]+|data:image[^"]*/g

/** Files of a build that are not compared here, each with its reason. */
const NOT_COMPARED: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\.(br|gz)$/, 'compressed copies: the dev server sends text as it is'],
  [/\/\.nojekyll$/, 'empty; marks the folder of a build, and keeps Jekyll from it'],
  [/\/404\.html$/, 'a page, which is answered with the status 404'],
  [/\/assets\//, 'what the bundler writes, and search files, whose names contain a time'],
  [/\/og\/.*\.png$/, 'social cards: only builds draw them, since no reader sees them'],
  [/\/offline-worker\.js$/, 'the service worker: the dev server serves one that removes itself'],
  [/\/offline\.htm$/, 'part of offline reading, which the dev server does not offer'],
  [
    /\/kitchen\/(data\/sidebar-handbook\.json|sitemap\.xml)$/,
    'with the draft of this site, lists have one more page',
  ],
  [/\/orchard\/sitemap\.xml$/, 'with the draft of this site, the list of posts has one more page'],
  [/\.types\.json$/, 'type hovers: in the dev server they follow the check of the samples'],
]

/** Registers the tests of a site that its dev server answers what its build writes. */
export function testParity(name: SiteName): void {
  describe(`the dev server of the site ${name}`, { timeout: 180_000 }, () => {
    let built = ''
    let server: RunningServer
    beforeAll(async () => {
      built = await ensureBuilt(name)
      server = await startDevServer({ folder: sites[name].folder, port: 0, cache: siteCache(name) })
    }, 180_000)
    afterAll(() => server.close())

    test('[D2] gives the same pages as the build', async () => {
      for (const path of pages[name]) {
        const response = await fetch(server.url + path)
        expect(response.status, path).toBe(200)
        const served = await response.text()
        const file = readFileSync(join(built, `${path.replace(/^$|\/$/, '$&index')}.html`), 'utf8')
        expect(seen(served), path).toEqual(seen(file))
      }
    })

    test('[D2] [D11] gives the same of every file that is no page', async () => {
      const paths = filesIn(built).filter((path) => isCompared(path, built, sites[name].base))
      expect(paths.length).toBeGreaterThan(3)
      for (const path of paths) {
        const response = await fetch(new URL(path, server.url))
        expect(response.status, path).toBe(200)
        const served = Buffer.from(await response.arrayBuffer())
        expect(served.equals(readFileSync(join(built, path))), path).toBe(true)
      }
    })
  })
}

/** A page is a document with its data beside it. Pages are compared by what readers see. */
function isCompared(path: string, built: string, base: string): boolean {
  const stem = path.replace(/\.(html|json|md)$/, '')
  const isPage =
    stem !== path && existsSync(join(built, `${stem}.json`)) && existsSync(join(built, `${stem}.html`))
  return (
    !isPage && !/\/404\.html$/.test(path) && NOT_COMPARED.every(([pattern]) => !pattern.test(base + path))
  )
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
