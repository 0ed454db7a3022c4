import { expect, test } from 'vitest'
import { nearPaths } from './near-paths'

const paths = [
  '/base/',
  '/base/atomic/intro',
  '/base/atomic/api/query',
  '/base/atomic/api/app',
  '/base/atomic/helpers/KeyOf',
  '/base/mint/configurations',
  '/base/mint/configurations/filters',
  '/base/mint/tutorial/filters',
]
const near = (path: string) => nearPaths(`/base${path}`, paths, '/base/')

test('typos, another case and extra slashes still lead to the intended page', () => {
  expect(near('/atomic/api/querry')).toEqual(['/base/atomic/api/query'])
  expect(near('/atomic/helpers/keyof')).toEqual(['/base/atomic/helpers/KeyOf'])
  expect(near('//atomic/api/query/')).toEqual(['/base/atomic/api/query'])
})

test('a page that has moved is found by its name', () => {
  expect(near('/old/filters')).toEqual(['/base/mint/tutorial/filters', '/base/mint/configurations/filters'])
})

test('a folder that has no page leads to the pages in it, the highest first', () => {
  expect(near('/mint')).toEqual([
    '/base/mint/configurations',
    '/base/mint/tutorial/filters',
    '/base/mint/configurations/filters',
  ])
})

test('below a page there is that page', () => {
  expect(near('/atomic/intro/more')).toEqual(['/base/atomic/intro'])
})

test('an address that resembles no other leads nowhere', () => {
  expect(near('/completely/different')).toEqual([])
})
