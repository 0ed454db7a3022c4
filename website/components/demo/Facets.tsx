import { useState } from 'react'
import type { Facet, Filters } from './messages'

interface FacetsProps {
  facets: readonly Facet[]
  chosen: Filters
  onToggle(column: string, value: string): void
}

/** Matches where facets are beside the results, without a fold. */
const ROOM = '(min-width: 1000px)'

export function Facets({ facets, chosen, onToggle }: FacetsProps) {
  const [isOpen, setOpen] = useState(() => matchMedia(ROOM).matches)
  const count = Object.values(chosen).flat().length
  const groups = facets.filter(({ column, items }) => items.length > 0 || (chosen[column]?.length ?? 0) > 0)
  if (groups.length === 0) return null
  return (
    <details className="demo-facets" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Filters{count > 0 && ` (${count})`}</summary>
      {groups.map((facet) => (
        <FacetGroup
          key={facet.column}
          facet={facet}
          chosen={chosen[facet.column] ?? []}
          onToggle={onToggle}
        />
      ))}
    </details>
  )
}

interface FacetGroupProps extends Pick<FacetsProps, 'onToggle'> {
  facet: Facet
  chosen: readonly string[]
}

/** A selected value stays, even if no document has it any longer. */
function FacetGroup({ facet: { name, column, items }, chosen, onToggle }: FacetGroupProps) {
  const gone = chosen.filter((value) => !items.some((item) => item.value === value))
  const shown = [...items, ...gone.map((value) => ({ value, count: 0 }))]
  return (
    <fieldset>
      <legend>{name}</legend>
      {shown.map(({ value, count }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(column, value)} />
          <span>{value}</span>
          <data value={count}>{count}</data>
        </label>
      ))}
    </fieldset>
  )
}
