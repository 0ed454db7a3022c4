import { Header } from '../components/Header'
import { SearchBox } from '../components/SearchBox'
import { navigate, type SearchState, useSearchState } from '../location'
import { signOut } from '../session'

export function SearchPage() {
  const state = useSearchState()
  /** A changed search goes back to the first page. */
  const change = (part: Partial<SearchState>) =>
    navigate({ ...state, page: 1, id: undefined, ...part })

  return (
    <>
      <Header>
        <SearchBox
          text={state.text}
          onSearch={(text) => change({ text, filters: [] })}
        />
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      </Header>
      <div className="columns">
        <main>
          <h1>
            {state.text ? `Results for “${state.text}”` : 'All documents'}
          </h1>
        </main>
      </div>
    </>
  )
}
