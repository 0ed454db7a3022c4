import type { Aggregation, AggregationItem, Query } from '@sinequa/atomic'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messageOf } from '../errors'
import { type Selection, toggle } from '../filters'
import { facetValues, moreValuesOptions } from '../queries'
import { Icon } from './Icon'

interface FacetProps {
  heading: string
  aggregation: Aggregation
  query: Query
  selection: Selection
  onChange: (selection: Selection) => void
}

export function Facet({
  heading,
  aggregation,
  query,
  selection,
  onChange,
}: FacetProps) {
  const first = facetValues(aggregation)
  const more = useInfiniteQuery(moreValuesOptions(aggregation, query))
  const items = [
    ...first.items,
    ...(more.data?.pages.flatMap((page) => page.items) ?? []),
  ]
  const hasMore = more.data ? more.hasNextPage : first.hasMore

  return (
    <fieldset className="facet">
      <legend>{heading}</legend>
      <ul>
        {items.map((item) => (
          <FacetValue
            key={String(item.value)}
            item={item}
            selection={selection}
            onChange={onChange}
          />
        ))}
      </ul>
      {hasMore && (
        <button
          type="button"
          className="link"
          onClick={() => void more.fetchNextPage()}
        >
          Show more<span className="hidden"> of {heading}</span>
        </button>
      )}
      {more.error && <p role="alert">{messageOf(more.error)}</p>}
    </fieldset>
  )
}

interface FacetValueProps {
  item: AggregationItem
  selection: Selection
  onChange: (selection: Selection) => void
}

function FacetValue({ item, selection, onChange }: FacetValueProps) {
  const value = String(item.value)
  const name = item.display ?? value
  const excluded = selection.excluded.includes(value)
  return (
    <li data-excluded={excluded}>
      <label>
        <input
          type="checkbox"
          checked={selection.included.includes(value)}
          onChange={() => onChange(toggle(selection, 'included', value))}
        />
        <span className="name">{name}</span>{' '}
        <span className="count">{item.count}</span>
      </label>
      <button
        type="button"
        className="icon"
        aria-label={`Exclude ${name}`}
        aria-pressed={excluded}
        onClick={() => onChange(toggle(selection, 'excluded', value))}
      >
        <Icon name="exclude" />
      </button>
    </li>
  )
}
