import type { Aggregation, AggregationItem, Query } from '@sinequa/atomic'
import { useState } from 'react'
import { reportError } from '../errors'
import { type Selection, toggle } from '../filters'
import { FACET_SIZE, loadMore } from '../query'

interface FacetProps {
  aggregation: Aggregation
  query: Query
  selection: Selection
  onChange: (selection: Selection) => void
}

export function Facet({ aggregation, query, selection, onChange }: FacetProps) {
  // The server sends one value more than a facet shows where there are more.
  const [items, setItems] = useState<AggregationItem[]>(() => aggregation.items.slice(0, FACET_SIZE))
  const [hasMore, setHasMore] = useState(aggregation.$hasMore === true)

  const more = async () => {
    try {
      const next = await loadMore(aggregation, query, items.length)
      setItems([...items, ...next.items])
      setHasMore(next.hasMore)
    } catch (error) {
      reportError(error)
    }
  }

  return (
    <fieldset className="facet">
      <legend>{aggregation.name}</legend>
      <ul>
        {items.map((item) => (
          <FacetValue key={String(item.value)} item={item} selection={selection} onChange={onChange} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="link" onClick={more}>
          Show more<span className="hidden"> of {aggregation.name}</span>
        </button>
      )}
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
        <span className="name">{name}</span> <span className="count">{item.count}</span>
      </label>
      <button
        type="button"
        className="icon"
        aria-label={`Exclude ${name}`}
        aria-pressed={excluded}
        onClick={() => onChange(toggle(selection, 'excluded', value))}
      >
        −
      </button>
    </li>
  )
}
