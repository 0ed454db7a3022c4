import type { DateRange } from '../filters'

interface DateRangeFieldsProps {
  range: DateRange
  onChange: (range: DateRange) => void
}

export function DateRangeFields({ range, onChange }: DateRangeFieldsProps) {
  return (
    <fieldset className="dates">
      <legend>Modified</legend>
      <label>
        From
        <input
          type="date"
          value={range.from ?? ''}
          max={range.to}
          onChange={(event) => onChange({ ...range, from: event.target.value })}
        />
      </label>
      <label>
        To
        <input
          type="date"
          value={range.to ?? ''}
          min={range.from}
          onChange={(event) => onChange({ ...range, to: event.target.value })}
        />
      </label>
    </fieldset>
  )
}
