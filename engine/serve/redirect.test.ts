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

test.each(['//evil.example/x.html', '/\\\\evil.example/', '/a//b.html'])(
  'no redirect leads to another host: %s',
  (url) => {
    expect(redirectFor(url, '/') ?? '').not.toMatch(/^\/[\\/]/)
  },
)

test.each(['/base/', '/base/guide', '/base/guide?a=x.html', '/base/guide.json', '/other/'])(
  '%s is left alone',
  (url) => {
    expect(redirectFor(url, '/base/')).toBeUndefined()
  },
)
