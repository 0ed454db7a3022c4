import { expect, test } from 'vitest'
import { loadTestSite } from '../test-site'

const files = {
  'docs/a.mdx':
    '---\ntitle: A\nsidebar_class_name: from-page\nsidebar_badge: New\nsidebar_custom_props: { beta: true }\n---\n',
  'docs/guides/_category_.json':
    '{ "className": "from-folder", "badge": "Beta", "customProps": { "icon": "book" } }',
  'docs/guides/b.mdx': '# B',
  'docs/tools/index.mdx': '---\ntitle: Tools\nsidebar_class_name: from-index\nsidebar_badge: Early\n---\n',
  'docs/tools/c.mdx': '# C',
}

async function itemsOf(items?: unknown[]) {
  const { content } = await loadTestSite({ files, ...(items ? { sidebars: { main: items } } : {}) })
  return content.sidebars[0]?.items
}

test('items have the class of the page, of the folder, or of the folder’s index', async () => {
  expect(await itemsOf()).toMatchObject([
    { label: 'A', className: 'from-page' },
    { label: 'guides', className: 'from-folder' },
    { label: 'Tools', className: 'from-index' },
  ])
})

test('items of every kind have the class that the sidebar gives them', async () => {
  const className = 'mine'
  const items = await itemsOf([
    { type: 'doc', id: 'a', className },
    { type: 'category', label: 'C', items: ['tools/c'], className },
    { type: 'category', label: 'Only a page', link: { type: 'doc', id: 'guides/b' }, items: [], className },
    { type: 'link', label: 'Out', href: 'https://example.com', className },
    { type: 'html', value: '<hr>', className },
  ])
  expect(items).toHaveLength(5)
  for (const item of items ?? []) expect(item.className).toBe(className)
})

test('items have the badge of the page, of the folder, or of the folder’s index', async () => {
  const badges = (await itemsOf())?.map((item) => 'badge' in item && item.badge)
  expect(badges).toEqual(['New', 'Beta', 'Early'])
})

test('items with a label have the badge that the sidebar gives them', async () => {
  const badge = '2.0'
  const items = await itemsOf([
    { type: 'doc', id: 'a', badge },
    { type: 'category', label: 'C', items: ['tools/c'], badge },
    { type: 'category', label: 'Only a page', link: { type: 'doc', id: 'guides/b' }, items: [], badge },
    { type: 'link', label: 'Out', href: 'https://example.com', badge },
  ])
  expect(items).toHaveLength(4)
  for (const item of items ?? []) expect(item).toHaveProperty('badge', '2.0')
})

test('an author’s own properties are accepted, and not sent to the browser', async () => {
  const items = await itemsOf([{ type: 'doc', id: 'a', customProps: { icon: 'new' } }])
  expect(JSON.stringify([items, await itemsOf()])).not.toMatch(/beta|icon/)
})
