/** Paths of the two search files, with the base path. */
export interface SearchAddresses {
  documents: string
  index: string
}

/**
 * Returns the paths of the search files. `stamp` is part of documents rather than scripts, so that a commit that changes
 * no script leaves scripts valid in browser caches.
 */
export function searchAddresses(basePath: string, stamp: number | string): SearchAddresses {
  const assets = `${basePath}assets/`
  return { documents: `${assets}search-doc-${stamp}.json`, index: `${assets}lunr-index-${stamp}.json` }
}
