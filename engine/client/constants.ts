/** The progress bar of a route change. Times in ms, the rest as shares of the full width. */
export const PROGRESS = {
  delay: 200,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const

/** Connections on which nothing is fetched before the reader asks for it. */
export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g']

/** Event of `window`: the router has changed the address, or the history has, without a new page. */
export const ADDRESS_CHANGED = 'docs:address-changed'
