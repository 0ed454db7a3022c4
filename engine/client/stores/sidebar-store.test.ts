import { afterEach, expect, test, vi } from 'vitest'
import { findSidebar, loadSidebar, reloadSidebars, subscribeToSidebars } from './sidebar-store'

const items = [{ type: 'link', label: 'guid', href: '/guid' }]

afterEach(() => vi.unstubAllGlobals())

test('a sidebar is fetched once, and its listeners are called', async () => {
  const fetch = vi.fn(async () => Response.json({ items }))
  vi.stubGlobal('fetch', fetch)
  const heard = vi.fn()
  subscribeToSidebars(heard)
  expect(findSidebar('/a.json')).toBeUndefined()
  await Promise.all([loadSidebar('/a.json'), loadSidebar('/a.json')])
  expect(await loadSidebar('/a.json')).toEqual(items)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(findSidebar('/a.json')).toEqual(items)
})

test('a failed request is not cached: the next call tries again', async () => {
  const answers = [new Response('', { status: 503 }), Response.json({ items })]
  vi.stubGlobal('fetch', async () => answers.shift())
  await expect(loadSidebar('/b.json')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: /b.json answered 503.]`,
  )
  expect(await loadSidebar('/b.json')).toEqual(items)
})

test('a sidebar that has changed stays as it was until it has been fetched again', async () => {
  const changed = [{ type: 'link', label: 'sha512', href: '/sha512' }]
  vi.stubGlobal('fetch', async () => Response.json({ items }))
  await loadSidebar('/c.json')
  vi.stubGlobal('fetch', async () => Response.json({ items: changed }))
  reloadSidebars()
  expect(findSidebar('/c.json')).toEqual(items)
  await vi.waitFor(() => expect(findSidebar('/c.json')).toEqual(changed))
})

test('a sidebar that cannot be fetched again is removed, and its listeners are called', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items }))
  await loadSidebar('/d.json')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  const heard = vi.fn()
  subscribeToSidebars(heard)
  reloadSidebars()
  await vi.waitFor(() => expect(findSidebar('/d.json')).toBeUndefined())
  expect(heard).toHaveBeenCalled()
})
