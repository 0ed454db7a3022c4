import type { ViteHotContext } from 'vite/types/hot.js'
import type { PageLoader } from '../client/page-loader'
import { reloadSidebars } from '../client/sidebar-store'
import { EDITS_ID, PAGE_CHANGED, PAGE_LISTENS, type PageListens } from './dev-events'
import type { ShowPage } from './Root'

/** Shows the edited page in place: islands keep their state, the reader keeps the place. */
export function connectDevServer(hot: ViteHotContext, loader: PageLoader, show: ShowPage): void {
  let edits = 0
  hot.on(PAGE_CHANGED, async () => {
    const edit = ++edits
    const { pathname } = location
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    loader.forgetAll()
    reloadSidebars()
    try {
      const page = await loader.load(pathname)
      // The reader may be elsewhere by now, or a later edit on its way.
      if (edit !== edits || location.pathname !== pathname) return
      show(page, () => {
        document.title = page.documentTitle
      })
    } catch (error) {
      // The page is gone or has moved. For any other error the overlay tells, and the page that was there stays.
      if (error instanceof Error && error.cause === 404) location.reload()
    }
  })
  // Vite takes the sheet away that no script imports any more; it may be one of those that the document names.
  hot.on('vite:beforePrune', ({ paths }) => {
    if (paths.some((path) => path.endsWith('.css'))) location.reload()
  })
  const listens: PageListens = { edits: editsInDocument() }
  hot.send(PAGE_LISTENS, listens)
}

function editsInDocument(): number {
  return Number(document.getElementById(EDITS_ID)?.textContent)
}
