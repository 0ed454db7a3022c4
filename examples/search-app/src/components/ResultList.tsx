import type { Article, Result } from '@sinequa/atomic'
import type { ReactNode } from 'react'
import type { SearchState } from '../location'
import { pagesOf } from './Pager'
import { ResultCard } from './ResultCard'

interface ResultListProps {
  result: Result
  state: SearchState
  onTurn: (page: number) => void
  /** Returns what a card has beside its title. */
  actionOf?: (article: Article) => ReactNode
}

export function ResultList({
  result,
  state,
  onTurn,
  actionOf,
}: ResultListProps) {
  if (result.records.length === 0)
    return <NothingHere result={result} state={state} onTurn={onTurn} />
  return (
    <ol className="results">
      {result.records.map((article) => (
        <li key={article.id}>
          <ResultCard
            article={article}
            state={state}
            action={actionOf?.(article)}
          />
        </li>
      ))}
    </ol>
  )
}

function NothingHere({ result, state, onTurn }: ResultListProps) {
  const last = pagesOf(result)
  if (last === 0)
    return (
      <p className="message">
        No document matches. Try fewer words, or remove a filter.
      </p>
    )
  return (
    <div className="message">
      <p>
        There is no page {state.page}. This search has{' '}
        {last === 1 ? 'one page' : `${last} pages`}.
      </p>
      <button type="button" onClick={() => onTurn(last)}>
        Go to page {last}
      </button>
    </div>
  )
}
