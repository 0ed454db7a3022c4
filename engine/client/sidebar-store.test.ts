import { afterEach, expect, test, vi } from 'vitest'
import { forgetSidebars, loadedSidebar, loadSidebar, subscribeToSidebars } from './sidebar-store'

const items = [{ type: 'link', label: 'guid', href: '/guid' }]

afterEach(() => vi.unstubAllGlobals())

test('a sidebar is fetched once, and those who listen hear of it', async () => {
  const fetch = vi.fn(async () => Response.json({ items }))
  vi.stubGlobal('fetch', fetch)
  const heard = vi.fn()
  subscribeToSidebars(heard)
  expect(loadedSidebar('/a.json')).toBeUndefined()
  await Promise.all([loadSidebar('/a.json'), loadSidebar('/a.json')])
  expect(await loadSidebar('/a.json')).toEqual(items)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(loadedSidebar('/a.json')).toEqual(items)
})

test('a failed request is not kept: the next call tries again', async () => {
  const answers = [new Response('', { status: 503 }), Response.json({ items })]
  vi.stubGlobal('fetch', async () => answers.shift())
  await expect(loadSidebar('/b.json')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: /b.json answered 503.]`,
  )
  expect(await loadSidebar('/b.json')).toEqual(items)
})

test('a forgotten sidebar is fetched again, and those who listen hear of it', async () => {
  const fetch = vi.fn(async () => Response.json({ items }))
  vi.stubGlobal('fetch', fetch)
  await loadSidebar('/c.json')
  const heard = vi.fn()
  subscribeToSidebars(heard)
  forgetSidebars()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(loadedSidebar('/c.json')).toBeUndefined()
  await loadSidebar('/c.json')
  expect(fetch).toHaveBeenCalledTimes(2)
})
