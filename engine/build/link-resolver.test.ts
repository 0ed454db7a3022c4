import { expect, test } from 'vitest'
import { loadSite } from '../content/test-site'
import { createSiteLinks } from './link-resolver'

test('[R3] a page has one address, whichever way a link writes it; a file below static keeps its own', async () => {
  const files = { 'docs/one.mdx': 'One', 'docs/größe.mdx': 'Two', 'static/img/a.html': '<p>A</p>' }
  const { content } = await loadSite({ files })
  const [from] = content.docs
  if (!from) throw new Error('no doc')
  const { page } = createSiteLinks({ root: '/site' }, 'docs', '/base/', content)
  const addressOf = (path: string) => page(path, { ...from, format: 'mdx' })
  expect(addressOf('/base/one/')).toBe('/base/one')
  expect(addressOf('/base/gr%C3%B6%C3%9Fe.html')).toBe('/base/gr%C3%B6%C3%9Fe')
  expect(addressOf('/base/index.html')).toBe('/base/')
  expect(addressOf('/base/img/a.html')).toBe('/base/img/a.html')
})
