import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Server, serve } from '../../docs-cli'
import { copySite, type SiteCopy } from '../../site-copy'
import { test as base } from './test'

export { expect, hydrated } from './test'

/** A site that is edited while its dev server runs. */
interface Author {
  /** The file whose tests edit it. */
  testFile: string
  files: SiteCopy
  server: Server
  cache: string
  end(): Promise<void>
}

interface EditFixtures {
  /** The site to copy. */
  copied: string
  author: Author
  /** The files of `site`, to be edited while the dev server runs. */
  files: SiteCopy
  /** Builds the current site. @returns the errors that end the build. */
  failedBuild(): Promise<string>
}

interface AuthorFixtures {
  authorOf(testFile: string, copied: string): Promise<Author>
}

/**
 * Tests of the dev server. Those of one file share a copy of the fixture site and its server, one after the other. Each
 * reverts edits that would disturb another, and waits for its last edit to be shown. After a test that fails, the next
 * one gets a new copy.
 */
export const test = base.extend<EditFixtures, AuthorFixtures>({
  copied: ['tests/fixtures/kitchen', { option: true }],
  authorOf: [
    async ({ browser: _ }, use) => {
      let author: Author | undefined
      await use(async (testFile, copied) => {
        if (author?.testFile === testFile) return author
        await author?.end()
        author = await startAuthor(testFile, copied)
        return author
      })
      await author?.end()
    },
    { scope: 'worker' },
  ],
  author: async ({ authorOf, copied }, use, { file }) => use(await authorOf(file, copied)),
  files: async ({ author }, use) => use(author.files),
  failedBuild: async ({ author: { files, cache } }, use) => {
    await use(async () => (await build(files.folder, { out: join(cache, 'dist'), cache })).stderr)
  },
  site: async ({ author: { server } }, use, testInfo) => {
    await use({ name: 'kitchen', url: server.url, base: new URL(server.url).pathname })
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server', { body: server.output() })
  },
})

async function startAuthor(testFile: string, copied: string): Promise<Author> {
  const files = copySite(copied)
  const cache = mkdtempSync(join(tmpdir(), 'docs-dev-'))
  const server = await serve(['dev', files.folder, '--port', '0', '--cache', cache])
  return {
    testFile,
    files,
    server,
    cache,
    async end() {
      await server.stop()
      files.remove()
      rmSync(cache, { recursive: true, force: true })
    },
  }
}
