import type { DocsSet, SiteConfig } from '../../config/types'
import { DEFAULT_SET, setOfVersion } from '../../page/docs-set'
import { type SetFiles, VERSIONED_DOCS, VERSIONED_SIDEBARS, VERSIONS_FILE } from './version-names'

/** Returns the names of a set's files of versions, relative to the site's root: `versions.json`, `api_versions.json`. */
export function setFiles({ id }: Pick<DocsSet, 'id'>): SetFiles {
  const start = setPrefix(id)
  return { list: start + VERSIONS_FILE, docs: start + VERSIONED_DOCS, sidebars: start + VERSIONED_SIDEBARS }
}

/** Returns what begins the names of a set's own files: `api_`, or nothing for the default set. */
export function setPrefix(id: string): string {
  return id === DEFAULT_SET ? '' : `${id}_`
}

/** Returns the set that a version belongs to; without a version, the first one. */
export function docsSet({ docs }: Pick<SiteConfig, 'docs'>, version?: string): DocsSet {
  const id = version === undefined ? undefined : setOfVersion(version)
  return docs.find((set) => set.id === id) ?? docs[0]
}
