import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSite } from '../engine/site/setup'
import { root } from './root'

/** Inside the repository, so that packages resolve. */
const folder = join(root, '.cache/tests/shown-configs')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['README.md', 'docs/config.md'])(
  '[D10] %s shows a configuration that is accepted',
  async (file) => {
    const [, shown] =
      /^```ts\n((?:(?!```)[^\n]*\n)*?export default defineConfig[\s\S]*?)^```$/m.exec(
        readFileSync(join(root, file), 'utf8'),
      ) ?? []
    const site = join(folder, file.replaceAll(/\W/g, '-'))
    mkdirSync(site, { recursive: true })
    writeFileSync(join(site, 'site.config.ts'), shown ?? '')
    const { config } = await loadSite(site, 'production', join(site, 'cache'))
    expect(shown).toContain(`title: '${config.title}'`)
  },
)
