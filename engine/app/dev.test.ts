import { expect, test, vi } from 'vitest'
import { LateError } from '../client/in-time'
import type { PageLoader } from '../client/navigation/page-loader'
import type { Page } from '../page/types'
import { connectDevServer } from './dev'
import { PAGE_CHANGED } from './dev-events'

/** The element of an error, as the body has it. */
type Shown = { id: string; message: string }

/** A page in the dev server. */
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
  const loader: PageLoader = { load, forgetAll() {} }
  connectDevServer(hot as never, loader, (_page, committed) => committed())
  return {
    edit: async () => listeners.get(PAGE_CHANGED)?.(),
    message: () => shown?.message,
  }
}

const page = { documentTitle: 'Tides' } as Page
const failure = (message: string) =>
  new Error('/tides.json', { cause: Response.json({ error: { message, stack: '' } }, { status: 500 }) })

test('the next page without an error removes that of the page before', async () => {
  const load = vi.fn<PageLoader['load']>()
  const { edit, message } = connect(load)
  load.mockRejectedValueOnce(failure('no arrow'))
  await edit()
  expect(message()).toBe('no arrow')
  load.mockResolvedValueOnce(page)
  await edit()
  expect(message()).toBeUndefined()
})

test('an edit for which the server needs longer than usual is asked for again', async () => {
  const load = vi.fn<PageLoader['load']>()
  const { edit } = connect(load)
  load.mockRejectedValueOnce(new LateError('/tides.json: nothing came.')).mockResolvedValueOnce(page)
  await edit()
  expect(document.title).toBe('Tides')
  expect(load).toHaveBeenCalledTimes(2)
})
