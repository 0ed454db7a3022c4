import { type Article, getMetadata } from '@sinequa/atomic'
import type { ReactNode } from 'react'
import { openPreview, type SearchState, writeState } from '../location'
import { FileKind } from './FileKind'
import { Highlighted } from './Highlighted'

interface ResultCardProps {
  article: Article
  state: SearchState
  /** Beside the title, such as a star. */
  action?: ReactNode
}

export function ResultCard({ article, state, action }: ResultCardProps) {
  const {
    id,
    title,
    displayTitle = title,
    relevantExtracts = '',
    docformat,
    treepath,
  } = article
  const isOpen = state.id === id
  return (
    <article className="card" data-open={isOpen}>
      <FileKind format={docformat} />
      <div>
        <h2>
          <a
            href={writeState({ ...state, id })}
            aria-current={isOpen ? 'true' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              openPreview(state, id)
            }}
          >
            <Highlighted html={displayTitle} />
          </a>
        </h2>
        <p className="path">{pathOf(treepath)}</p>
        <p className="extract">
          <Highlighted html={relevantExtracts} />
        </p>
        <Facts article={article} />
      </div>
      {action}
    </article>
  )
}

/** Authors and date, if the document has them. */
export function Facts({ article }: { article: Article }) {
  return (
    <ul className="facts">
      {[...getMetadata(article, 'authors'), day(article.modified)].map(
        (fact) => (
          <li key={fact}>{fact}</li>
        ),
      )}
    </ul>
  )
}

/** `/Northern Region/Cape Arden/` as a reader writes it. */
export function pathOf([path = '']: string[] = []): string {
  return path.split('/').filter(Boolean).join(' / ')
}

/**
 * The server names no time zone, so the day is the same wherever it is
 * read.
 */
function day(date: string): string {
  return new Date(date).toLocaleDateString('en', { dateStyle: 'medium' })
}
