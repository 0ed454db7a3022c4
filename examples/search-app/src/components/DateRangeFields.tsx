import type { DateRange } from '../filters'
import { useDraft } from '../use-draft'

interface DateRangeFieldsProps {
  range: DateRange
  onChange: (range: DateRange) => void
}

export function DateRangeFields({ range, onChange }: DateRangeFieldsProps) {
  return (
    <fieldset className="dates">
      <legend>Modified</legend>
      <DateField label="From" value={range.from} onChange={(from) => onChange({ ...range, from })} />
      <DateField label="To" value={range.to} onChange={(to) => onChange({ ...range, to })} />
    </fieldset>
  )
}

interface DateFieldProps {
  label: string
  value: string | undefined
  onChange: (value: string) => void
}

function DateField({ label, value = '', onChange }: DateFieldProps) {
  const [draft, setDraft] = useDraft(value)
  const edit = (date: string) => {
    setDraft(date)
    // The first digits of a year being typed are a date too: 0020-01-31.
    if (date === '' || date > '1900') onChange(date)
  }
  return (
    <label>
      {label}
      <input type="date" value={draft} onChange={(event) => edit(event.target.value)} />
    </label>
  )
}
