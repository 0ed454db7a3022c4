import { expect, test } from 'vitest'
import { loadTestSite, testConfig } from '../../content/test-site'
import type { DevSession } from '../../feature'
import { createFenceIndex } from '../../markdown/plugins/code-fences'
import { setUpFeatures } from '../../site/features/hooks'
import { page, site } from '../../theme/test-site'
import { offline } from './offline'

const session: DevSession = { announce: () => undefined, onClose: () => undefined }

function hooksOf(isOffline: boolean, running: { session?: DevSession } = {}) {
  const config = testConfig()
  const folders = { root: '/site', layers: { root: '/site' }, cache: '/cache', localeCache: '/cache' }
  const sources = { folders: [], outside: [], fences: createFenceIndex() }
  return setUpFeatures([offline(isOffline)], {
    ...folders,
    sources,
    ...running,
    config,
    isDefaultLocale: true,
  })
}

test('a page that offers something to do with it also offers to keep the site, as the last thing', async () => {
  const [extend] = hooksOf(true).page
  const { content } = await loadTestSite({ files: { 'docs/a.mdx': '# A' } })
  const source = content.docs[0]
  if (!source) throw new Error('The site has a page.')
  const copy = { type: 'copy', label: 'Copy page' }
  const offered = (actions: typeof page.actions) =>
    extend?.args[0]({ ...page, actions }, { source, site, content })?.actions?.map(({ type }) => type)
  expect(offered([copy])).toEqual(['copy', 'offline'])
  expect(offered([])).toBeUndefined()
})

test('a worker of an earlier build is retired by a site without offline reading, and by the dev server', () => {
  const isRetired = (...of: Parameters<typeof hooksOf>) =>
    hooksOf(...of).files.some(({ args: [, options] }) => options?.after === undefined)
  expect(isRetired(false)).toBe(true)
  expect(isRetired(true, { session })).toBe(true)
  expect(isRetired(true)).toBe(false)
})

test('a site without offline reading ships nothing for it', () => {
  const { client, component, styles, page } = hooksOf(false)
  expect([client, component, styles, page].flat()).toEqual([])
})
