import { expect, test } from 'vitest'
import { loadTestSite } from '../content/test-site'
import type { BuiltSite } from '../feature'
import { testHooks } from '../site/features/test-hooks'
import type { SiteModel } from '../site/site-model'
import { listGeneratedFiles } from './generated-files'

test.each(['/base/two', '/base/two.html', '/base/two/index.html'])(
  'a feature may not generate the file of a page: %s',
  async (path) => {
    const { content } = await loadTestSite({ files: { 'docs/two.md': '# Two' } })
    const hooks = testHooks(({ files }) => files(() => ({ [path]: () => 'high' })))
    const setup = { hooks } as unknown as SiteModel['setup']
    const built = { site: { basePath: '/base/' } } as BuiltSite
    expect(() => listGeneratedFiles({ content, setup }, built)).toThrow(/tides.*docs\/two\.md/s)
  },
)
