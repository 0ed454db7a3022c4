import { expect, test } from 'vitest'
import { readTags } from './tags'

test('a label gives its route', () => {
  const routes = readTags(['Sign In', 'getCsrfToken', 'API v2', 'Élan'], '/tags').map(
    ({ permalink }) => permalink,
  )
  expect(routes).toEqual(['/tags/sign-in', '/tags/get-csrf-token', '/tags/api-v-2', '/tags/elan'])
})

test('a tag may have a route of its own', () => {
  expect(readTags([{ label: 'C++', permalink: '/cpp' }], '/docs/tags')).toEqual([
    { label: 'C++', permalink: '/docs/tags/cpp' },
  ])
})

test('a tag counts once', () => {
  expect(readTags(['Search', 'search', 'Other'], '/tags').map(({ label }) => label)).toEqual([
    'Search',
    'Other',
  ])
})
