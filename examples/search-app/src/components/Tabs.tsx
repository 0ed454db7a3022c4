import type { Result } from '@sinequa/atomic'
import { TAB_COLUMN } from '../app-config'
import { selectionOf, withSelection } from '../filters'
import type { SearchState } from '../location'
import { facetValues } from '../queries'

interface TabsProps {
  state: SearchState
  result: Result | undefined
  onChange: (part: Partial<SearchState>) => void
}

/** One value of a facet at a time, or all of them. */
export function Tabs({ state: { filters }, result, onChange }: TabsProps) {
  const { items, hasMore } = facetValues(
    result?.aggregations.find(({ column }) => column === TAB_COLUMN),
  )
  const { included, excluded } = selectionOf(filters, TAB_COLUMN)
  const choose = (values: string[]) =>
    onChange({
      filters: withSelection(filters, TAB_COLUMN, {
        included: values,
        excluded: [],
      }),
    })
  const total = items.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label="Types">
      <Tab
        name="All"
        // The values after the first ones count, too.
        count={hasMore ? undefined : total}
        chosen={included.length + excluded.length === 0}
        onChoose={() => choose([])}
      />
      {items.map(({ value, display, count }) => (
        <Tab
          key={String(value)}
          name={display ?? String(value)}
          count={count}
          chosen={included.length === 1 && included[0] === String(value)}
          onChoose={() => choose([String(value)])}
        />
      ))}
    </nav>
  )
}

interface TabProps {
  name: string
  count: number | undefined
  chosen: boolean
  onChoose: () => void
}

function Tab({ name, count, chosen, onChoose }: TabProps) {
  return (
    <button
      type="button"
      className="tab"
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {name} <span className="count">{count}</span>
    </button>
  )
}
