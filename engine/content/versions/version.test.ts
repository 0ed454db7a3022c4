import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../../config/types'
import { createReporter, SiteProblems } from '../../diagnostics/reporter'
import { navbarItems } from '../site/navbar'
import { siteData } from '../site/site-data'
import { loadTestSite, testConfig } from '../test-site'

type Items = NonNullable<NonNullable<NonNullable<SiteConfigInput['themeConfig']>['navbar']>['items']>

const kept = {
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.mdx': 'Text',
  'versioned_docs/version-1.0/later.mdx': '---\ndraft: true\n---\n',
}

async function items(items: Items, files: Record<string, string> = kept) {
  const { content } = await loadTestSite({
    files: { 'docs/a.mdx': 'Text', 'docs/b.mdx': 'Text', 'docs/later.mdx': 'Text', ...files },
  })
  const config = testConfig({ themeConfig: { navbar: { items } } })
  const reporter = createReporter()
  const found = navbarItems(config, content, reporter)
  reporter.check()
  return { items: found, site: siteData(config, content, reporter) }
}

test('an item leads to the last version, and says where it leads in each version that has it', async () => {
  const found = await items([
    { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' },
    { type: 'doc', docId: 'b', label: 'B' },
  ])
  const sidebar = 'defaultSidebar'
  expect(found.items).toMatchObject([
    {
      href: '/base/a',
      byVersion: {
        current: { label: 'Docs', href: '/base/next/a', sidebar },
        '1.0': { label: 'Docs', href: '/base/a', sidebar },
      },
    },
    { href: '/base/next/b', byVersion: { current: { label: 'B', href: '/base/next/b', sidebar } } },
  ])
})

test('the menu of versions has an entry for each, with its main doc; its own entries stand around them', async () => {
  const { items: found, site } = await items([
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'All', to: '/all' }] },
    { type: 'docsVersion' },
  ])
  expect(found).toMatchObject([
    {
      type: 'dropdown',
      label: 'Version: 1.0',
      items: [
        { label: 'Next', href: '/base/next/a', version: 'current' },
        { label: '1.0', href: '/base/a', version: '1.0' },
        { label: 'All', href: '/base/all' },
      ],
    },
    { type: 'link', label: '1.0', href: '/base/a' },
  ])
  expect(site.versions).toEqual([
    { name: 'current', label: 'Next', href: '/base/next/a', isLast: false },
    { name: '1.0', label: '1.0', href: '/base/a', isLast: true },
  ])
})

test('a site with one version has no data about versions', async () => {
  const one = await items([{ type: 'doc', docId: 'a' }, { type: 'docsVersionDropdown' }], {})
  expect(one.site.versions).toBeUndefined()
  expect(JSON.stringify(one.site)).not.toContain('byVersion')
  expect(one.items[1]).toEqual({
    type: 'link',
    label: 'Next',
    href: '/base/a',
    external: false,
    position: 'right',
  })
})

test('[X6] a doc that no version has is refused, with those of all versions; a draft is no mistake', async () => {
  const { items: draft } = await items([{ type: 'doc', docId: 'later', label: 'L' }], {
    ...kept,
    'docs/later.mdx': '---\ndraft: true\n---\n',
  })
  expect(draft).toEqual([])
  const refused = items([{ type: 'doc', docId: 'bb' }])
  await expect(refused).rejects.toThrow(SiteProblems)
  await expect(refused).rejects.toThrow('expected  the id of one of the 3 docs: b, a, later')
})
