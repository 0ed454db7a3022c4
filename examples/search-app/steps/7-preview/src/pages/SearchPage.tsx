import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AppConfig } from '../app-config'
import { ActiveFilters } from '../components/ActiveFilters'
import { ErrorMessage } from '../components/ErrorMessage'
import { Facets } from '../components/Facets'
import { Header } from '../components/Header'
import { Pager } from '../components/Pager'
import { Preview } from '../components/Preview'
import { ResultCount } from '../components/ResultCount'
import { ResultList } from '../components/ResultList'
import { SortSelect } from '../components/SortSelect'
import { SuggestBox } from '../components/SuggestBox'
import { Tabs } from '../components/Tabs'
import { UserMenu } from '../components/UserMenu'
import { messageOf } from '../errors'
import { navigate, type SearchState, useSearchState } from '../location'
import { searchOptions } from '../queries'

export function SearchPage({ config }: { config: AppConfig }) {
  const state = useSearchState()
  const {
    data: result,
    error,
    isFetching,
    refetch,
  } = useQuery(searchOptions(state, config))
  const heading = useRef<HTMLHeadingElement>(null)

  /** A changed filter or sort order goes back to the first page. */
  const change = (part: Partial<SearchState>) =>
    navigate({ ...state, page: 1, id: undefined, ...part })
  /** The button that had the focus may disappear. */
  const changeAndFocus = (part: Partial<SearchState>) => {
    change(part)
    heading.current?.focus()
  }

  useEffect(() => {
    document.title = state.text ? `${state.text} – Search` : 'Search'
  }, [state.text])

  return (
    <>
      <Header>
        <SuggestBox
          text={state.text}
          suggestQuery={config.suggestQuery}
          recentSearches={[]}
          onSearch={(text) => change({ text, filters: [] })}
        />
        <UserMenu />
      </Header>
      <section className="tabs" aria-label="Type and order">
        <Tabs state={state} result={result} onChange={change} />
        <SortSelect
          state={state}
          config={config}
          onSort={(sort) => change({ sort })}
        />
      </section>
      <div className="columns" data-preview={state.id !== undefined}>
        {result && (
          <Facets
            state={state}
            config={config}
            result={result}
            onChange={change}
          />
        )}
        <main aria-busy={isFetching}>
          <h1 ref={heading} tabIndex={-1}>
            {state.text ? `Results for “${state.text}”` : 'All documents'}
          </h1>
          {error && (
            <ErrorMessage
              text={messageOf(error)}
              onRetry={() => void refetch()}
            />
          )}
          {!result && isFetching && <p className="wait">Searching…</p>}
          {result && !error && (
            <>
              <div className="toolbar">
                <ResultCount result={result} />
              </div>
              <ActiveFilters
                filters={state.filters}
                onChange={(filters) => changeAndFocus({ filters })}
              />
              <ResultList
                result={result}
                state={state}
                onTurn={(page) => changeAndFocus({ page })}
              />
              <Pager
                result={result}
                onTurn={(page) => changeAndFocus({ page })}
              />
            </>
          )}
        </main>
        {state.id !== undefined && (
          <Preview
            key={state.id}
            id={state.id}
            state={state}
            config={config}
          />
        )}
      </div>
    </>
  )
}
