import { memo, useState, useSyncExternalStore } from 'react'
import { usePage, useShared, useSite } from '../../../kit/browser/contexts'
import { followFromOverlay } from '../../../kit/browser/overlay'
import { readPreferredVersions, subscribeToVersion } from '../../../kit/browser/versions'
import { RETRY } from '../../../kit/browser/words'
import { latestUnlessShown } from '../../../page/site-version'
import { phrase } from '../../../page/words'
import { forgetSearches, recentSearches } from '../client/recent'
import type { Results } from '../client/result-views'
import type { SearchStore } from '../client/search-store'
import type { SharedSearch } from '../types'
import { VERSION_ID } from './ids'
import {
  CLEAR_RECENT,
  FAILED,
  NEAR,
  NOTHING_NEAR,
  nothingFound,
  QUOTES,
  RECENT,
  SEARCH_ALL,
  START,
  SUGGESTIONS,
} from './texts'

interface SearchNoticeProps {
  store: SearchStore
  results: Results | undefined
  part: string | undefined
  /** Puts a query into the input. */
  ask(query: string): void
  searchAll(): void
  /** Closes the dialog. */
  close(): void
}

/** Shown in place of results, or above earlier ones if search has failed. */
export function SearchNotice({ store, results, part, ask, searchAll, close }: SearchNoticeProps) {
  const state = useSyncExternalStore(store.subscribe, store.state)
  if (state === 'failed')
    return (
      <div className="search-notice" role="alert">
        <p>{FAILED}</p>
        <button type="button" onClick={store.start}>
          {RETRY}
        </button>
      </div>
    )
  if (!results)
    return (
      <div className="search-start">
        <RecentSearches ask={ask} />
        <Suggestions close={close} />
      </div>
    )
  if (results.total > 0) return null
  return (
    <div className="search-notice">
      <p className="search-nothing">{nothingFound(results.query, part)}</p>
      <p>{results.near.length > 0 ? NEAR : NOTHING_NEAR}</p>
      {results.near.length > 0 && (
        <div className="search-near">
          <Queries texts={results.near} ask={ask} />
        </div>
      )}
      {part !== undefined && (
        <button type="button" onClick={searchAll}>
          {SEARCH_ALL}
        </button>
      )}
      <p className="search-quotes">{QUOTES}</p>
    </div>
  )
}

/** The reader's earlier searches, stored on this device only. */
function RecentSearches({ ask }: Pick<SearchNoticeProps, 'ask'>) {
  const [recent, setRecent] = useState(recentSearches)
  const clear = () => {
    forgetSearches()
    setRecent([])
    ask('')
  }
  if (recent.length === 0)
    return (
      <div className="search-notice">
        <p>{START}</p>
      </div>
    )
  return (
    <section className="search-notice" aria-label={RECENT}>
      <p>
        {RECENT}
        <button type="button" className="search-clear" onClick={clear}>
          {CLEAR_RECENT}
        </button>
      </p>
      <div className="search-recent">
        <Queries texts={recent} ask={ask} />
      </div>
    </section>
  )
}

/** Links of the configuration, for readers who do not know what to search for. */
function Suggestions({ close }: Pick<SearchNoticeProps, 'close'>) {
  const links = useShared<SharedSearch>('search')?.suggestions ?? []
  if (links.length === 0) return null
  return (
    <nav className="search-notice search-suggestions" aria-label={SUGGESTIONS}>
      <p>{SUGGESTIONS}</p>
      {links.map(({ href, label, sidebar }) => (
        <a
          key={href}
          href={href}
          data-part={sidebar}
          onClick={(event) => followFromOverlay(event.nativeEvent, close)}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

function Queries({ texts, ask }: { texts: readonly string[]; ask(query: string): void }) {
  return texts.map((text) => (
    <button key={text} type="button" onClick={() => ask(text)}>
      {text}
    </button>
  ))
}

/** Names the version that search covers, if the reader sees another one. */
export const SearchedVersion = memo(function SearchedVersion() {
  const site = useSite()
  const { version } = usePage()
  const names = (site.versions ?? []).map(({ name }) => name)
  const preferred = useSyncExternalStore(subscribeToVersion, () => readPreferredVersions(names))
  const searched = latestUnlessShown(site, version, preferred)
  return (
    <p id={VERSION_ID} className="search-version">
      {searched !== undefined && phrase(WORDS.search.version, { version: searched })}
    </p>
  )
})
