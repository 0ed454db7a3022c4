import { internalLink } from './address'
import type { PageLoader } from './page-loader'

/** Connections on which nothing is fetched before the reader asks for it. */
const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g']

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Fetches a page as soon as a pointer or the focus rests on its link: it is likely the next one. */
export function installPrefetch(loader: PageLoader, basePath: string): void {
  const prefetch = (event: Event): void => {
    if (isSlow(connectionOf(navigator))) return
    const link = internalLink(event, basePath)
    if (link && link.pathname !== location.pathname) loader.load(link.pathname).catch(ignore)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
}

export function isSlow({ saveData, effectiveType }: Connection): boolean {
  return saveData === true || (effectiveType !== undefined && SLOW_CONNECTIONS.includes(effectiveType))
}

export function connectionOf(navigator: Navigator & { connection?: Connection }): Connection {
  return navigator.connection ?? {}
}

/** A failed prefetch is ignored: the click tries again, and falls back to a full load. */
function ignore(): void {}
