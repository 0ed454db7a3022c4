import { useSyncExternalStore } from 'react'

/** Maximum width of the mobile layout in px. The style sheets repeat this number. */
const MOBILE_UP_TO = 996

export type LayoutMode = 'ssr' | 'desktop' | 'mobile'

const QUERY = `(max-width: ${MOBILE_UP_TO}px)`

/**
 * Returns the reader's layout: `ssr` in the prerendered page and until it is hydrated. Only for behavior, since style
 * sheets do the layout itself.
 */
export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore(onLayoutChange, layoutMode, prerenderedMode)
}

/** @returns a function that stops it. */
export function onLayoutChange(listener: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function layoutMode(): LayoutMode {
  return matchMedia(QUERY).matches ? 'mobile' : 'desktop'
}

function prerenderedMode(): LayoutMode {
  return 'ssr'
}
