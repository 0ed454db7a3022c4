import { type Article, getMetadata } from '@sinequa/atomic'
import { navigate, type SearchState, writeState } from '../location'
import type { Settings } from '../use-settings'
import { Highlighted } from './Highlighted'

interface ResultCardProps {
  article: Article
  state: SearchState
  settings: Settings
}

export function ResultCard({ article, state, settings }: ResultCardProps) {
  const { id, title, displayTitle = title, relevantExtracts = '' } = article
  const preview = { ...state, id }
  return (
    <article className="card">
      <h2>
        <a
          href={writeState(preview)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            navigate(preview)
          }}
        >
          <Highlighted html={displayTitle} />
        </a>
      </h2>
      <Star id={id} title={title} settings={settings} />
      <p>
        <Highlighted html={relevantExtracts} />
      </p>
      <Facts article={article} />
    </article>
  )
}

function Star({ id, title, settings }: { id: string; title: string; settings: Settings }) {
  const marked = settings.bookmarks.some((bookmark) => bookmark.id === id)
  return (
    <button
      type="button"
      className="icon star"
      aria-label={`Bookmark ${title}`}
      aria-pressed={marked}
      disabled={!settings.loaded}
      onClick={() => settings.toggleBookmark({ id, title })}
    >
      {marked ? '★' : '☆'}
    </button>
  )
}

/** Type, format, authors and date, if the document has them. */
export function Facts({ article }: { article: Article }) {
  const columns = ['doctype', 'docformat', 'authors'].flatMap((column) => getMetadata(article, column))
  return (
    <ul className="facts">
      {[...columns, day(article.modified)].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function day(date: string): string {
  return new Date(date).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' })
}
