import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDevServer } from '../engine/dev/server'
import { ensureBuilt } from './built-site'
import { filesIn } from './files'
import { type SiteName, siteCache, sites } from './sites'

/** Files of a build that are not compared here, each with its reason. */
const NOT_COMPARED: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\.(br|gz)$/, 'compressed copies: the dev server sends text as it is'],
  [/\/\.nojekyll$/, 'empty; marks the folder of a build, and keeps Jekyll from it'],
  [/\/404\.html$/, 'a page, which is answered with the status 404'],
  [/\/assets\//, 'what the bundler writes, and search files, whose names contain a time'],
  [/\/og\/.*\.png$/, 'social cards: only builds draw them, since no reader sees them'],
  [/\/offline-worker\.js$/, 'the service worker: the dev server serves one that removes itself'],
  [/\/offline\.htm$/, 'part of offline reading, which the dev server does not offer'],
  [/\/pagefind\//, 'the index of Pagefind: the dev server uses the embedded search'],
  [/\/orchard\/sitemap\.xml$/, 'with the draft of this site, the list of posts has one more page'],
  [/\.types\.json$/, 'type hovers: in the dev server they follow the check of the samples'],
]

test.each<SiteName>(['website', 'blog', 'locales', 'docusaurus'])(
  '[D2] [D11] every file of the site %s that is no page is the same in the dev server as in the build',
  { timeout: 180_000 },
  async (name) => {
    const built = await ensureBuilt(name)
    const server = await startDevServer({ folder: sites[name].folder, port: 0, cache: siteCache(name) })
    try {
      const paths = filesIn(built).filter((path) => isCompared(path, built, sites[name].base))
      expect(paths.length).toBeGreaterThan(3)
      for (const path of paths) {
        const response = await fetch(new URL(path, server.url))
        expect(response.status, path).toBe(200)
        const served = Buffer.from(await response.arrayBuffer())
        expect(served.equals(readFileSync(join(built, path))), path).toBe(true)
      }
    } finally {
      await server.close()
    }
  },
)

/** A page is a document with its data beside it. `parity` compares pages. */
function isCompared(path: string, built: string, base: string): boolean {
  const stem = path.replace(/\.(html|json|md)$/, '')
  const isPage =
    stem !== path && existsSync(join(built, `${stem}.json`)) && existsSync(join(built, `${stem}.html`))
  return (
    !isPage && !/\/404\.html$/.test(path) && NOT_COMPARED.every(([pattern]) => !pattern.test(base + path))
  )
}
