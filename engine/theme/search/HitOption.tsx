import type { Hit } from '../../client/search/result-views'
import { Marked } from './Marked'

interface HitOptionProps {
  id: string
  isActive: boolean
  hit: Hit
}

/** A link like any other, but that the focus stays in the input. */
export function HitOption({ id, isActive, hit: { url, place, excerpt } }: HitOptionProps) {
  return (
    <a id={id} role="option" aria-selected={isActive} href={url} tabIndex={-1}>
      {place && (
        <span className="search-path">
          <Marked {...place} />
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
