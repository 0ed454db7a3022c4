import { memo, useSyncExternalStore } from 'react'
import { preferredVersion, subscribeToVersion } from '../../client/stores/preferred-version'
import { SEARCH_VERSION_ID } from '../../page/search-ids'
import { searchedVersion } from '../../page/site-version'
import { usePage, useSite } from '../contexts'

/** Says above the results which version search knows, where the reader sees another one. */
export const SearchedVersion = memo(function SearchedVersion() {
  const site = useSite()
  const { version } = usePage()
  const names = (site.versions ?? []).map(({ name }) => name)
  const preferred = useSyncExternalStore(subscribeToVersion, () => preferredVersion(names))
  const searched = searchedVersion(site, version, preferred)
  return (
    <p id={SEARCH_VERSION_ID} className="search-version">
      {searched !== undefined && `Results are from version ${searched}.`}
    </p>
  )
})
