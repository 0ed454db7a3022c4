import { useEffect, useRef } from 'react'
import type { AppConfig } from '../app-config'
import { navigate, type SearchState, useSearchState, writeState } from '../location'
import { search } from '../query'
import { useRequest } from '../use-request'
import { useSettings } from '../use-settings'
import { ActiveFilters } from './ActiveFilters'
import { ErrorMessage } from './ErrorMessage'
import { Facets } from './Facets'
import { Header } from './Header'
import { Pager } from './Pager'
import { Preview } from './Preview'
import { ResultList } from './ResultList'
import { Toolbar } from './Toolbar'

export function SearchPage({ config }: { config: AppConfig }) {
  const state = useSearchState()
  // The open preview is part of the URL, but not of the search.
  const key = writeState({ ...state, id: undefined })
  const { data: result, error, loading, retry } = useRequest(key, () => search(state, config))
  const settings = useSettings()
  const heading = useRef<HTMLHeadingElement>(null)

  /** A changed filter or sort order goes back to the first page. */
  const change = (part: Partial<SearchState>) => navigate({ ...state, page: 1, id: undefined, ...part })
  const submit = (text: string) => {
    settings.addRecent(text)
    change({ text, filters: [] })
  }
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
      <Header config={config} text={state.text} settings={settings} onSearch={submit} />
      <div className="columns">
        {result && <Facets state={state} config={config} result={result} onChange={change} />}
        <main aria-busy={loading}>
          <h1 ref={heading} tabIndex={-1}>
            {state.text ? `Results for “${state.text}”` : 'All documents'}
          </h1>
          {error !== undefined && <ErrorMessage text={error} onRetry={retry} />}
          {!result && loading && <p className="wait">Searching…</p>}
          {result && error === undefined && (
            <>
              <Toolbar state={state} config={config} result={result} onSort={(sort) => change({ sort })} />
              <ActiveFilters filters={state.filters} onChange={(filters) => changeAndFocus({ filters })} />
              <ResultList result={result} state={state} settings={settings} />
              <Pager result={result} onTurn={(page) => changeAndFocus({ page })} />
            </>
          )}
        </main>
      </div>
      {state.id !== undefined && <Preview key={state.id} id={state.id} state={state} config={config} />}
    </>
  )
}
