import { expect, test } from 'vitest'
import type { SidebarItem } from '../page/types'
import { loadTestSite } from './test-site'
import type { ChangeSidebar } from './types'

const TIDES: SidebarItem = { type: 'link', label: 'Tides', href: '/base/tides' }

const FILES = { 'docs/a.mdx': '# A', 'docs/b.mdx': '# B', 'docs/c.mdx': '# C' }

const changedBy = (...changes: ChangeSidebar[]) =>
  loadTestSite({
    files: FILES,
    sidebarChanges: changes.map((change, index) => ({ feature: `tides-${index}`, change })),
  })

const labelsOf = ({ content }: Awaited<ReturnType<typeof changedBy>>) =>
  content.sidebars.map(({ items }) => items.map((item) => item.type !== 'html' && item.label))

test('a feature adds, removes and reorders the items of a sidebar, and the next one gets what it made', async () => {
  const site = await changedBy(
    ({ items }) => [TIDES, ...items.slice(1)],
    ({ items }) => items.toReversed(),
  )
  expect(site.problems).toEqual([])
  expect(labelsOf(site)).toEqual([['C', 'B', 'Tides']])
})

test('the link to a sidebar leads to its first page, and the docs begin there if no doc is at their root', async () => {
  const { content } = await changedBy(({ items }) => items.slice(1))
  expect(content.sidebars[0]?.link).toEqual({ label: 'B', href: '/base/b' })
  expect(content.versions[0]).toMatchObject({
    mainDocId: 'b',
    sidebars: { defaultSidebar: { link: { href: '/base/b' } } },
  })
})

test('a change sees the id, the version and the content, and leaves what it got as it was', async () => {
  const seen: unknown[] = []
  const { content } = await changedBy(({ id, version, items }, { content }) => {
    seen.push([id, version, content.docs.length])
    items.reverse()
    return content.sidebars[0]?.items ?? []
  })
  expect(seen).toEqual([['defaultSidebar', 'current', 3]])
  expect(content.sidebars[0]?.link?.href).toBe('/base/a')
})

test('a link without the base path is reported with the feature and the hook', async () => {
  const tides = { type: 'link', label: 'Tides', href: '/tides' } as const
  const { problems } = await changedBy(({ items }) => [...items, tides])
  expect(problems).toMatchInlineSnapshot(`
    [
      "throw: \`sidebar\` of the feature 'tides-0' links 'Tides' to a path outside the site.
      at        site.config.ts:1
      expected  a path that begins with the base path /base/, or a link with \`external: true\`
      received  '/tides'
      fix       Put \`config.baseUrl\`, which \`setup\` gets, before the route.",
    ]
  `)
  const elsewhere = await changedBy(() => [{ ...tides, href: 'https://tides.example.com', external: true }])
  expect(elsewhere.problems).toEqual([])
})
