import type { BuiltSite, Collected, FeatureSetup, FileContent, GeneratedFiles } from '../../../feature'
import { searchAddresses } from '../addresses'
import { buildSearch } from '../index/build-index'
import { largeSearchIndex } from '../problems'
import type { SearchOptions, SearchPage } from '../types'
import { buildSearchFiles } from './search-cache'

/** Size of both files in bytes: about 300 KiB compressed. */
const MAX_EMBEDDED = 1.5 * 2 ** 20

interface Files {
  documents: FileContent
  index: FileContent
}

/** Returns the two search files of a site. */
export function searchFiles(
  site: BuiltSite,
  options: SearchOptions,
  setup: Pick<FeatureSetup, 'localeCache' | 'session'>,
): GeneratedFiles {
  const addresses = searchAddresses(site.site.basePath, site.stamp)
  // Browsers request them one after the other.
  let made: Promise<Files> | undefined
  const files = () => {
    made ??= makeFiles(site, options, setup)
    return made
  }
  return {
    [addresses.documents]: async () => (await files()).documents,
    [addresses.index]: async () => (await files()).index,
  }
}

/** Reports an index that is too large to load for every reader. A dev server leaves the cache to builds. */
async function makeFiles(
  site: BuiltSite,
  options: SearchOptions,
  { localeCache, session }: Pick<FeatureSetup, 'localeCache' | 'session'>,
): Promise<Files> {
  const searched = await site.collection('search')
  if (session) return buildSearch(searched.map(parsePage), options)
  const { digest, bytes, read } = buildSearchFiles(searched, options, localeCache)
  if (bytes > MAX_EMBEDDED) site.report('log', largeSearchIndex(bytes))
  return {
    documents: { digest, read: () => read().documents },
    index: { digest, read: () => read().index },
  }
}

/** The page for the index, which is not parsed while the index stays as it is. */
export function parsePage({ json }: Pick<Collected, 'json'>): SearchPage {
  return JSON.parse(json.toString())
}
