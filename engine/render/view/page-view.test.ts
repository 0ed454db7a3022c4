import { expect, test } from 'vitest'
import { pagePath, tocLevels, twinPath } from './page-view'

test('[P4] paths carry the base, and home is the base itself', () => {
  expect(pagePath('/', '/base/')).toBe('/base/')
  expect(pagePath('/a/b', '/base/')).toBe('/base/a/b')
  expect(twinPath('/base/', '/base/')).toBe('/base/index.md')
  expect(twinPath('/base/a/b', '/base/')).toBe('/base/a/b.md')
})

test('a route that starts like the base path still gets the base', () => {
  expect(pagePath('/docs/intro', '/docs/')).toBe('/docs/docs/intro')
  expect(pagePath('/docs', '/docs/')).toBe('/docs/docs')
})

test('a page may list headings beyond the levels of its site', () => {
  const site = { minHeadingLevel: 3, maxHeadingLevel: 4 }
  expect(tocLevels({}, site)).toEqual({ lowest: 3, highest: 4 })
  expect(tocLevels({ toc_min_heading_level: 5 }, site)).toEqual({ lowest: 5, highest: 5 })
  expect(tocLevels({ toc_max_heading_level: 2 }, site)).toEqual({ lowest: 2, highest: 2 })
})
