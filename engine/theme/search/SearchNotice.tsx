import { RETRY } from '../../client/error-texts'
import type { SearchState, SearchStore } from '../../client/search/search-store'
import type { DialogState } from './dialog-state'
import { FAILED, NEAR, NOTHING_NEAR, nothingFound } from './dialog-texts'
import { Queries } from './Queries'
import { RecentSearches } from './RecentSearches'

interface SearchNoticeProps {
  store: SearchStore
  state: SearchState
  isOpen: boolean
  dialog: DialogState
  ask(query: string): void
}

/** What is shown where there are no results. */
export function SearchNotice({ store, state, isOpen, dialog: { results }, ask }: SearchNoticeProps) {
  if (state === 'failed')
    return (
      <div className="search-notice" role="alert">
        <p>{FAILED}</p>
        <button type="button" onClick={store.start}>
          {RETRY}
        </button>
      </div>
    )
  if (!results) return isOpen && <RecentSearches ask={ask} />
  if (results.total !== 0) return null
  return (
    <div className="search-notice">
      <p>{nothingFound(results.query)}</p>
      <p>{results.near.length > 0 ? NEAR : NOTHING_NEAR}</p>
      <Queries queries={results.near} ask={ask} />
    </div>
  )
}
