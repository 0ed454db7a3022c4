import { expect, test } from 'vitest'
import { redirectFor } from './redirect'

test.each([
  ['/', '/base/'],
  ['/?a=1', '/base/?a=1'],
  ['/base', '/base/'],
  ['/base/index.html', '/base/'],
  ['/base/guide/', '/base/guide'],
  ['/base/guide.html?q=1', '/base/guide?q=1'],
  ['/base/guide/index.html', '/base/guide'],
])('[R3] [R4] a request for %s is sent to %s', (url, target) => {
  expect(redirectFor(url, '/base/')).toBe(target)
})

test.each(['/base/', '/base/guide', '/base/guide?a=x.html', '/base/guide.json', '/other/'])(
  '%s is left alone',
  (url) => {
    expect(redirectFor(url, '/base/')).toBeUndefined()
  },
)
