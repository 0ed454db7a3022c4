import { expect, test } from 'vitest'
import { loadTestSite } from '../test-site'

const generated = { type: 'generated-index' }

function doc(title: string, description: string): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n`
}

test('a category with a generated index has a page that lists what is directly in it', async () => {
  const { content, problems } = await loadTestSite({
    files: {
      'docs/boats/_category_.json': JSON.stringify({ label: 'All boats!', link: generated }),
      'docs/boats/sloop.md': doc('Sloop', 'One mast.'),
      'docs/boats/rigs/gaff.md': doc('Gaff', 'A spar.'),
    },
  })
  expect(problems).toEqual([])
  expect(content.byRoute.get('/category/all-boats')).toMatchObject({
    kind: 'docs-generated-index',
    title: 'All boats!',
    sidebar: 'defaultSidebar',
    view: {
      cards: [
        { label: 'rigs', href: '/base/boats/rigs/gaff', description: '1 page' },
        { label: 'Sloop', href: '/base/boats/sloop', description: 'One mast.' },
      ],
    },
  })
  expect(content.sidebars[0]?.items).toMatchObject([{ href: '/base/category/all-boats', linked: true }])
})

test('its author may choose its title, its words and its address', async () => {
  const link = {
    ...generated,
    title: 'The fleet',
    description: 'Every boat.',
    slug: '/fleet',
    keywords: ['sea'],
  }
  const { content } = await loadTestSite({
    files: { 'docs/a.md': doc('A', 'First.') },
    config: { docs: { routeBasePath: 'manual' } },
    sidebars: { main: [{ type: 'category', label: 'Fleet', link, items: ['a'] }] },
  })
  expect(content.byRoute.get('/manual/fleet')).toMatchObject({
    title: 'The fleet',
    description: 'Every boat.',
    keywords: ['sea'],
    view: { intro: 'Every boat.' },
  })
})

test('a category with nothing to list has no page', async () => {
  const { content } = await loadTestSite({
    files: { 'docs/a.md': doc('A', 'First.') },
    sidebars: { main: ['a', { type: 'category', label: 'Empty', link: generated, items: [] }] },
  })
  expect([...content.byRoute.keys()]).toEqual(['/a'])
})
