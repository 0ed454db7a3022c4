import { expect, test } from 'vitest'
import { nameDoc } from './doc'

function named(path: string, more: { id?: string; slug?: string; stripNumbers?: boolean } = {}) {
  const { id, slug } = nameDoc({ path, stripNumbers: true, ...more, id: more.id, slug: more.slug })
  return `${id} ${slug}`
}

test.each([
  ['index.mdx', 'index /'],
  ['atomic/helpers/KeyOf.mdx', 'atomic/helpers/KeyOf /atomic/helpers/KeyOf'],
  ['01-guides/010 setup.mdx', 'guides/setup /guides/setup'],
  ['guides/index.mdx', 'guides/index /guides'],
  ['guides/README.md', 'guides/README /guides'],
  ['guides/Guides.mdx', 'guides/Guides /guides'],
  ['guides/deep/guides.mdx', 'guides/deep/guides /guides/deep/guides'],
])('%s is %s', (path, expected) => {
  expect(named(path)).toBe(expected)
})

test('an id in the front matter replaces the last part of the id and of the route', () => {
  expect(named('guides/setup.mdx', { id: 'start' })).toBe('guides/start /guides/start')
  expect(named('guides/index.mdx', { id: 'start' })).toBe('guides/start /guides')
})

test.each([
  ['/elsewhere', '/elsewhere'],
  ['/', '/'],
  ['start', '/guides/start'],
  ['./start/', '/guides/start'],
  ['../start', '/start'],
])('the slug %s leads to %s', (slug, route) => {
  expect(named('guides/setup.mdx', { slug })).toBe(`guides/setup ${route}`)
})

test('number prefixes are kept if the author wants them', () => {
  expect(named('01-guides/02-setup.mdx', { stripNumbers: false })).toBe(
    '01-guides/02-setup /01-guides/02-setup',
  )
})

test('the number before the name is the position', () => {
  expect(nameDoc({ path: '020-setup.mdx', stripNumbers: true }).position).toBe(20)
  expect(nameDoc({ path: '020-setup.mdx', stripNumbers: false }).position).toBeUndefined()
})
