import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../docs-cli'
import { copySite, type SiteCopy } from '../../site-copy'
import { test as base } from './test'

export { expect, hydrated } from './test'

interface EditFixtures {
  /** The site that is copied. */
  copied: string
  /** The files behind `site`, to be edited while the dev server runs. */
  files: SiteCopy
}

/** Tests of the author's server: each has a copy of the fixture site and a server of its own. */
export const test = base.extend<EditFixtures>({
  copied: ['tests/fixtures/kitchen', { option: true }],
  files: async ({ copied }, use) => {
    const files = copySite(copied)
    await use(files)
    files.remove()
  },
  site: async ({ files }, use, testInfo) => {
    const cache = mkdtempSync(join(tmpdir(), 'docs-dev-'))
    const server = await serve(['dev', files.folder, '--port', '0', '--cache', cache])
    await use({ name: 'kitchen', url: server.url, base: new URL(server.url).pathname })
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server', { body: server.output() })
    await server.stop()
    rmSync(cache, { recursive: true, force: true })
  },
})
