import type { Hit } from '../../client/search/search-store'
import type { WordFinder } from '../../client/search/word-places'
import { Marked } from './Marked'

interface HitOptionProps {
  id: string
  isActive: boolean
  /** Of its page. */
  title: string
  hit: Hit
  /** Finds the words of the query. */
  find: WordFinder
}

/** A link like any other, but that the focus stays in the input. */
export function HitOption({ id, isActive, title, hit, find }: HitOptionProps) {
  const { url, excerpt } = hit
  const place = placeOf(hit, title)
  return (
    <a id={id} role="option" aria-selected={isActive} href={url} tabIndex={-1}>
      {place !== undefined && (
        <span className="search-path">
          <Marked text={place} marks={find(place)} />
        </span>
      )}
      {excerpt.text !== '' && (
        <span className="search-excerpt">
          <Marked {...excerpt} />
        </span>
      )}
    </a>
  )
}

/** The headings around a hit. The beginning of a page has none: the page's title stands over it. */
function placeOf({ path, excerpt }: Hit, title: string): string | undefined {
  if (path.length > 0) return path.join(' › ')
  return excerpt.text === '' ? title : undefined
}
