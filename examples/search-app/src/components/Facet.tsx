import type { Aggregation, AggregationItem, Query } from '@sinequa/atomic'
import { useState } from 'react'
import { type Selection, toggle } from '../filters'
import { FACET_SIZE, loadMore } from '../query'
import { useAction } from '../use-request'

interface FacetProps {
  heading: string
  aggregation: Aggregation
  query: Query
  selection: Selection
  onChange: (selection: Selection) => void
}

export function Facet({ heading, aggregation, query, selection, onChange }: FacetProps) {
  const [loaded, setLoaded] = useState({ aggregation, ...firstOf(aggregation) })
  // Values loaded for another result do not apply to this one.
  const { items, hasMore } = loaded.aggregation === aggregation ? loaded : firstOf(aggregation)
  const { run, problem } = useAction(async () => {
    const next = await loadMore(aggregation, query, items.length)
    setLoaded({ aggregation, items: [...items, ...next.items], hasMore: next.hasMore })
  })

  return (
    <fieldset className="facet">
      <legend>{heading}</legend>
      <ul>
        {items.map((item) => (
          <FacetValue key={String(item.value)} item={item} selection={selection} onChange={onChange} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="link" onClick={run}>
          Show more<span className="hidden"> of {heading}</span>
        </button>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </fieldset>
  )
}

/** If there are more, a result has one value more than a facet shows. */
function firstOf({ items, $hasMore = false }: Aggregation) {
  return { items: items.slice(0, FACET_SIZE), hasMore: $hasMore }
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
