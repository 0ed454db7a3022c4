/** The progress bar of a route change. Times in ms, the rest as shares of the full width. */
export const PROGRESS = {
  delay: 200,
  minimum: 0.08,
  /** Until the page is there. */
  maximum: 0.994,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const

/** The button that leads back to the top shows from here on, in px. */
export const TOP_BUTTON_FROM = 300

/** The share of the remaining distance that a smooth scroll of ours moves in a frame. */
export const SCROLL_SHARE = 0.85

/** Connections on which nothing is fetched before the reader asks for it. */
export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g']

/** The navbar that goes away on scrolling down: px of one scroll that are no change of direction yet. */
export const HIDE_ON_SCROLL = { threshold: 6 } as const

/** Event of `window`: the router has changed the address, or the history has, without a new page. */
export const ADDRESS_CHANGED = 'docs:address-changed'
