import type { ViteHotContext } from 'vite/types/hot.js'
import { LateError } from '../client/in-time'
import type { PageLoader } from '../client/navigation/page-loader'
import { reloadSidebars } from '../client/stores/sidebar-store'
import type { Page, PageError } from '../page/types'
import { EDITS_ID, ERROR_ID, PAGE_CHANGED, PAGE_LISTENS, type PageListens } from './dev-events'
import type { ShowPage } from './Root'

/** The custom element that Vite defines. */
const OVERLAY = 'vite-error-overlay'

/** Shows the edited page in place: islands keep their state, and the page its scroll position. */
export function connectDevServer(hot: ViteHotContext, loader: PageLoader, show: ShowPage): void {
  let edits = 0
  const refresh = async (): Promise<void> => {
    const edit = ++edits
    const { pathname } = location
    // Before the response arrives, the reader may have left, or another edit may have begun.
    const isOutdated = () => edit !== edits || location.pathname !== pathname
    loader.forgetAll()
    reloadSidebars()
    try {
      const page = await loader.load(pathname)
      if (isOutdated()) return
      show(page, () => {
        document.title = page.documentTitle
        showError(page.error)
      })
    } catch (failure) {
      if (isOutdated()) return
      // A server that compiles a large page, or is busy with another, has the edit only later.
      if (failure instanceof LateError) return refresh()
      const response = failure instanceof Error && failure.cause
      if (!(response instanceof Response) || response.ok) return
      // The page was removed or moved. After any other error, the previous page stays.
      if (response.status === 404) return location.reload()
      const { error }: Pick<Page, 'error'> = await response.json()
      showError(error)
    }
  }
  hot.on(PAGE_CHANGED, refresh)
  // Vite removes every overlay before an update, including those it did not create.
  hot.on('vite:beforeUpdate', () => {
    if (document.querySelector(OVERLAY)) void refresh()
  })
  // Vite removes a style sheet that scripts no longer import, even if the document links it.
  hot.on('vite:beforePrune', ({ paths }) => {
    if (paths.some((path) => /\.(?:css|s[ac]ss|less)$/.test(path))) location.reload()
  })
  const listens: PageListens = { edits: editsInDocument() }
  hot.send(PAGE_LISTENS, listens)
}

/** Shows the open page's error on top of it; removes the overlay if there is none. */
export function showError(error: PageError | undefined): void {
  document.getElementById(ERROR_ID)?.remove()
  const Overlay = customElements.get(OVERLAY)
  if (error && Overlay)
    document.body.append(Object.assign(new Overlay(error), { id: ERROR_ID, role: 'alert' }))
}

function editsInDocument(): number {
  return Number(document.getElementById(EDITS_ID)?.textContent)
}
