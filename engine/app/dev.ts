import type { ViteHotContext } from 'vite/types/hot.js'
import type { PageLoader } from '../client/page-loader'
import { PAGE_CHANGED } from './dev-events'
import type { ShowPage } from './Root'

/** Shows the edited page in place: islands keep their state, the reader keeps the place. */
export function connectDevServer(hot: ViteHotContext, loader: PageLoader, show: ShowPage): void {
  hot.on(PAGE_CHANGED, async () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
    loader.forgetAll()
    try {
      const page = await loader.load(location.pathname)
      show(page, () => {
        document.title = page.documentTitle
      })
    } catch {
      // The server has put the reason on an overlay; the page that was there stays.
    }
  })
}
