import { join } from 'pathe'
import { expect, test } from 'vitest'
import { ENGINE_ROOT } from '../cache/paths'
import { writeSite } from '../content/test-site'
import { createReporter } from '../diagnostics/reporter'
import { loadModels } from '../site/load-models'
import { loadSite } from '../site/setup'
import { withModules } from './site-modules'

/** Returns how many files of the engine were loaded to render a site with these options. */
async function loadedFor(more: string): Promise<number> {
  const root = writeSite({
    'site.config.ts': `export default { title: 'Quay', url: 'https://example.com', baseUrl: '/', ${more} }`,
    'docs/a.md': '# A',
    'components/Toc.tsx': 'export default () => null',
  })
  const reporter = createReporter()
  const [model] = await loadModels(await loadSite(root, 'production', join(root, '.cache')), reporter)
  return withModules(model, reporter, async ({ load, listLoaded }) => {
    await load()
    return listLoaded().filter((file) => file.startsWith(ENGINE_ROOT)).length
  })
}

test('the theme is loaded as one script, unless the site changes its modules', {
  timeout: 60_000,
}, async () => {
  expect(await loadedFor('')).toBeLessThan(40)
  expect(await loadedFor("theme: { components: { Toc: 'components/Toc.tsx' } }")).toBeGreaterThan(60)
  expect(await loadedFor("vite: { define: { TIDE: '1' } }")).toBeGreaterThan(60)
})
