import { expect, test, vi } from 'vitest'
import { LateError } from '../client/in-time'
import type { PageLoader } from '../client/navigation/page-loader'
import type { Page } from '../page/types'
import { connectDevServer } from './dev'
import { PAGE_CHANGED } from './dev-events'

/** The element of an error, as the body has it. */
type Shown = { id: string; message: string }

/** A page in the dev server. `commit` puts the pages that were shown into the document, as a frame does. */
function connect(load: PageLoader['load']) {
  let shown: Shown | undefined
  class Overlay {
    constructor({ message }: { message: string }) {
      Object.assign(this, { message })
    }
  }
  vi.stubGlobal('location', { pathname: '/tides' })
  vi.stubGlobal('customElements', { get: () => Overlay })
  vi.stubGlobal('document', {
    title: '',
    querySelector: () => null,
    getElementById: (id: string) => (shown?.id === id ? { remove: () => (shown = undefined) } : null),
    body: { append: (overlay: Shown) => (shown = overlay) },
  })
  const listeners = new Map<string, () => Promise<void>>()
  const hot = {
    on: (event: string, listener: () => Promise<void>) => listeners.set(event, listener),
    send() {},
  }
  const commits: (() => void)[] = []
  const loader: PageLoader = { load, forgetAll() {} }
  connectDevServer(hot as never, loader, (_page, committed) => commits.push(committed))
  return {
    edit: async () => listeners.get(PAGE_CHANGED)?.(),
    commit: () => {
      for (const committed of commits.splice(0)) committed()
    },
    message: () => shown?.message,
  }
}

const page = { documentTitle: 'Tides' } as Page
const failure = (message: string) =>
  new Error('/tides.json', { cause: Response.json({ error: { message, stack: '' } }, { status: 500 }) })

test('an error stays, even where the page from before it is put into the document later', async () => {
  const load = vi.fn<PageLoader['load']>()
  const { edit, commit, message } = connect(load)
  load.mockResolvedValueOnce(page)
  await edit()
  load.mockRejectedValueOnce(failure('no arrow'))
  await edit()
  commit()
  expect(message()).toBe('no arrow')
  expect(document.title).toBe('Tides')
})

test('the next page without an error removes that of the page before', async () => {
  const load = vi.fn<PageLoader['load']>()
  const { edit, commit, message } = connect(load)
  load.mockRejectedValueOnce(failure('no arrow'))
  await edit()
  expect(message()).toBe('no arrow')
  load.mockResolvedValueOnce(page)
  await edit()
  commit()
  expect(message()).toBeUndefined()
})

test('an edit for which the server needs longer than usual is asked for again', async () => {
  const load = vi.fn<PageLoader['load']>()
  const { edit, commit } = connect(load)
  load.mockRejectedValueOnce(new LateError('/tides.json: nothing came.')).mockResolvedValueOnce(page)
  await edit()
  commit()
  expect(document.title).toBe('Tides')
  expect(load).toHaveBeenCalledTimes(2)
})
