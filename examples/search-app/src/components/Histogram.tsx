import type { Aggregation } from '@sinequa/atomic'
import type { DateRange } from '../filters'

interface HistogramProps {
  aggregation: Aggregation
  range: DateRange
  onChange: (range: DateRange) => void
}

/** A bar for each year, which chooses it. */
export function Histogram({
  aggregation,
  range,
  onChange,
}: HistogramProps) {
  const years = yearsOf(aggregation)
  const most = Math.max(...years.map(({ count }) => count))
  const { from = '', to = '9999' } = range
  return (
    <ul className="histogram">
      {years.map(({ year, count }) => {
        const own = { from: `${year}-01-01`, to: `${year}-12-31` }
        const chosen = range.from === own.from && range.to === own.to
        return (
          <li key={year}>
            <button
              type="button"
              aria-label={`${year}: ${count} ${count === 1 ? 'document' : 'documents'}`}
              aria-pressed={chosen}
              data-inside={own.to >= from && own.from <= (to || '9999')}
              onClick={() => onChange(chosen ? {} : own)}
            >
              <span style={{ blockSize: `${(count / most) * 100}%` }} />
            </button>
            <span aria-hidden="true">{year}</span>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Every year from the first to the last, also those without a document. A
 * server can count other periods.
 */
function yearsOf({
  items,
}: Aggregation): { year: number; count: number }[] {
  const counts = new Map(
    items.map(({ display, count }) => [Number(display), count]),
  )
  const known = [...counts.keys()].filter((year) => year > 1000)
  if (known.length === 0) return []
  const first = Math.min(...known)
  const length = Math.max(...known) - first + 1
  return Array.from({ length }, (_, place) => ({
    year: first + place,
    count: counts.get(first + place) ?? 0,
  }))
}
