import { useSyncExternalStore } from 'react'

/** Width in px up to which the layout is the mobile one. The style sheets say the same number. */
const MOBILE_UP_TO = 996

export type LayoutMode = 'ssr' | 'desktop' | 'mobile'

const QUERY = `(max-width: ${MOBILE_UP_TO}px)`

/**
 * Which layout the reader has: `ssr` in the prerendered page and until it is hydrated. The layout
 * itself comes from the style sheets; this is for behavior only.
 */
export function useLayoutMode(): LayoutMode {
  return useSyncExternalStore(subscribe, layoutMode, prerenderedMode)
}

function subscribe(listener: () => void): () => void {
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
