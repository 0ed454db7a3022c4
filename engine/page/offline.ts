/** Name of the service worker, below the base path of every site. */
export const OFFLINE_WORKER = 'offline-worker.js'

/** The document that a reader without a connection gets for every page: it shows the page from its data. */
export const OFFLINE_DOCUMENT = 'offline.htm'

/** The document for addresses that no page has. */
export const NOT_FOUND_DOCUMENT = '404.html'

/** What the service worker of a build knows. The build writes it in front of the worker's script, as `BUILD`. */
export interface OfflineBuild {
  /** Differs between any two builds. */
  id: string
  /** What the pages of the build say of it, too. */
  version: string
  /** Starts and ends with a slash. */
  basePath: string
  /** Base paths below this one that have workers of their own: the other locales. */
  others: readonly string[]
  /** The start of the SHA-256 of each kept file in Base64, by its encoded path below the base path. */
  files: Readonly<Record<string, string>>
}

/** Returns what tells the documents of two builds apart: their entry script, and the stamp of their search files. */
export function buildVersion(entry: string, searchStamp = ''): string {
  return `${entry} ${searchStamp}`
}

/** The first word of the name of every cache; the scope of its worker is the second, the build's id the last. */
export const CACHE = 'offline'

/** How many characters of a digest are compared: two builds of a site are told apart by fewer. */
export const DIGEST_LENGTH = 12
