import { afterEach, expect, test, vi } from 'vitest'
import { addPagesLikeFiles, internalLink } from './address'

class FakeLink {
  target = ''
  dataset = {}
  constructor(
    readonly origin: string,
    readonly pathname: string,
  ) {}
  closest() {
    return this
  }
  getAttribute() {
    return this.pathname
  }
  hasAttribute() {
    return false
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a link to a page is followed in place, also to one with the name of a file; a link to a file is not', () => {
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('HTMLAnchorElement', FakeLink)
  vi.stubGlobal('location', { origin: 'https://tides.example.com' })
  addPagesLikeFiles(['/base/node.js'])
  const isFollowed = (path: string, origin = location.origin) => {
    const event = { target: new FakeLink(origin, path) } as unknown as Event
    return internalLink(event, '/base/') !== undefined
  }
  expect(['/base', '/base/guide', '/base/guide.html', '/base/1.10'].every((path) => isFollowed(path))).toBe(
    true,
  )
  expect([isFollowed('/base/node.js'), isFollowed('/base/node.js.html')]).toEqual([true, true])
  expect(['/base/deno.js', '/base/guide.md', '/other/node.js'].some((path) => isFollowed(path))).toBe(false)
  expect(isFollowed('/base/node.js', 'https://other.example.com')).toBe(false)
})
