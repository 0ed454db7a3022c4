import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, serve } from '../../docs-cli'
import { filesIn } from '../../files'
import { copySite, type SiteCopy } from '../../site-copy'
import { type SiteName, siteCache, sites } from '../../sites'
import { builtFolder } from './server-desk'
import { test as base, expect, SITE_TIMEOUT } from './test'

export { expect, hydrated } from './test'

/** A site that is edited while its dev server runs. */
interface Author {
  files: SiteCopy
  server: Server
  /** Undoes all edits. */
  undo(): void
  /** Resolves once the server has heard of all edits so far. */
  settle(): Promise<void>
  end(): Promise<void>
}

interface EditFixtures {
  author: Author
  /** The files of `site`, to be edited while the dev server runs. */
  files: SiteCopy
  settle: Author['settle']
}

interface AuthorFixtures {
  authorOf(copied: SiteName): Promise<Author>
}

/**
 * Tests of the dev server. Those of one worker share a copy of the fixture site and its server, one after the other: after
 * each, its edits are undone. After a test that fails, the next one gets a new copy.
 */
export const test = base.extend<EditFixtures, AuthorFixtures>({
  siteName: 'kitchen',
  authorOf: [
    async ({ browser: _ }, use) => {
      const authors = new Map<SiteName, Author>()
      const endOthers = async (kept: (name: SiteName) => boolean) => {
        for (const [name, author] of authors) {
          if (kept(name)) continue
          authors.delete(name)
          await author.end()
        }
      }
      await use(async (copied) => {
        // Most files of tests edit the kitchen.
        await endOthers((name) => name === copied || name === 'kitchen')
        const author = authors.get(copied) ?? (await startAuthor(copied))
        authors.set(copied, author)
        return author
      })
      await endOthers(() => false)
    },
    { scope: 'worker' },
  ],
  author: [
    async ({ authorOf, siteName }, use) => {
      const author = await authorOf(siteName)
      await use(author)
      // Its pages are closed by now.
      author.undo()
      await author.settle()
    },
    { timeout: SITE_TIMEOUT },
  ],
  files: async ({ author }, use) => use(author.files),
  settle: async ({ author }, use) => use(author.settle),
  site: async ({ author: { server }, siteName }, use, testInfo) => {
    await use({ name: siteName, url: server.url, base: new URL(server.url).pathname })
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server', { body: server.output() })
  },
})

/** No sidebar and no search has it. */
const MARKER = 'pages/unlisted-marker.mdx'

async function startAuthor(copied: SiteName): Promise<Author> {
  const files = copySite(sites[copied].folder)
  const undo = undoer(files)
  const cache = mkdtempSync(join(tmpdir(), 'docs-dev-'))
  await builtFolder(copied)
  cpSync(siteCache(copied), cache, { recursive: true })
  let count = 0
  const mark = () => {
    count += 1
    files.write(MARKER, `---\nunlisted: true\n---\n\n# Marker\n\nEdit ${count}.\n`)
  }
  mark()
  const server = await serve(['dev', files.folder, '--port', '0', '--cache', cache])
  const locales = existsSync(join(files.folder, 'i18n')) ? readdirSync(join(files.folder, 'i18n')) : []
  return {
    files,
    server,
    undo,
    async settle() {
      mark()
      for (const locale of ['', ...locales.map((name) => `${name}/`)]) {
        const served = () => fetch(`${server.url}${locale}unlisted-marker.json`)
        await expect.poll(async () => (await served()).text()).toContain(`Edit ${count}.`)
      }
    },
    async end() {
      await server.stop()
      files.remove()
      rmSync(cache, { recursive: true, force: true })
    },
  }
}

/** Returns a function that makes the files of a site what they are now. */
function undoer({ folder, write }: SiteCopy): () => void {
  const before = new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]))
  return () => {
    for (const [path, bytes] of before) {
      const file = join(folder, path)
      if (!existsSync(file) || !readFileSync(file).equals(bytes)) write(path, bytes.toString())
    }
    for (const path of filesIn(folder)) if (!before.has(path) && path !== MARKER) rmSync(join(folder, path))
  }
}
