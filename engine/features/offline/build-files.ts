import { percentDecode } from '../../page/href'

/** Name of the service worker, below the base path of every site. */
export const OFFLINE_WORKER = 'offline-worker.js'

/** The document that serves every page when the reader is offline: it renders the page from its data. */
export const OFFLINE_DOCUMENT = 'offline.htm'

/** The document served for unknown URLs. */
export const NOT_FOUND_DOCUMENT = '404.html'

/** The build's data for the service worker. The build prepends it to the worker's script, as `BUILD`. */
export interface OfflineBuild {
  /** Unique to each build. */
  id: string
  /** Pages derive the same value from their document, and so notice a newer build. */
  version: string
  /** Starts and ends with a slash. */
  basePath: string
  /** Base paths below this one that have workers of their own: the other locales. */
  others: readonly string[]
  /** The start of each file's SHA-256 in Base64, by its `fileKey`. */
  files: Readonly<Record<string, string>>
  /** Those of them without which no page can be shown. They are cached for every reader. */
  essential: readonly string[]
  /** Size of all files in bytes, compressed as hosts send them. */
  bytes: number
}

/** What a page tells the worker. All but `version` come with a port for the answers. */
export type OfflineRequest =
  | 'version'
  /** Paths of files that the page already has, which the worker is to cache. */
  | { visited: readonly string[] }
  /** The reader wants the whole site. */
  | 'keep all'
  /** The reader has changed their mind while it is fetched. */
  | 'stop'

export interface OfflineProgress {
  /** Files stored so far, and all. */
  stored: number
  files: number
  /** Size of the whole site in bytes, as it is sent. */
  bytes: number
  end?: 'done' | 'failed' | 'stopped'
}

/** First word of every cache name, followed by the worker's scope and the build's id. */
export const CACHE = 'offline'

/** Returns the one spelling of a file's path below the base path, which addresses may encode in several ways. */
export function fileKey(path: string): string {
  return path
    .split('/')
    .map((name) => encodeURIComponent(percentDecode(name)))
    .join('/')
}

/** Characters of a digest to compare. Fewer would already tell two builds of a site apart. */
export const DIGEST_LENGTH = 12
