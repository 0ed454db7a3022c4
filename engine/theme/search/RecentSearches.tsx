import { useState } from 'react'
import { forgetSearches, recentSearches } from '../../client/search/recent'
import { CLEAR_RECENT, RECENT, START } from './dialog-texts'
import { Queries } from './Queries'

/** What the reader searched for before, on this device only. */
export function RecentSearches({ ask }: { ask(query: string): void }) {
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
      <Queries queries={recent} ask={ask} />
    </section>
  )
}
