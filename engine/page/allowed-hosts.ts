/** Other origins that pages may reach, by what they get from there. */
export interface AllowedHosts {
  /** Pictures, videos and sounds. */
  pictures: readonly string[]
  frames: readonly string[]
  scripts: readonly string[]
  /** Style sheets, and the fonts that they load. */
  styles: readonly string[]
  /** Requests of scripts: `fetch`, `sendBeacon`, `WebSocket`. */
  connections: readonly string[]
}

export type HostKind = keyof AllowedHosts

/** What pages of a site get from other hosts unless its owner allows more. */
export const NO_HOSTS: AllowedHosts = { pictures: [], frames: [], scripts: [], styles: [], connections: [] }
