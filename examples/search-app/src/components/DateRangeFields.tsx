import { useId, useState } from 'react'
import { type DateRange, isReversed } from '../filters'
import { useDraft } from '../use-draft'

interface DateRangeFieldsProps {
  range: DateRange
  onChange: (range: DateRange) => void
}

/**
 * A range without a day is refused here, because no document could be in
 * it.
 */
export function DateRangeFields({ range, onChange }: DateRangeFieldsProps) {
  const [refused, setRefused] = useState<keyof DateRange>()
  const id = useId()
  const change = (name: keyof DateRange) => (date: string) => {
    const next = { ...range, [name]: date }
    setRefused(isReversed(next) ? name : undefined)
    if (!isReversed(next)) onChange(next)
  }
  const fieldProps = (name: keyof DateRange) => ({
    value: range[name],
    onChange: change(name),
    ...(refused === name && {
      'aria-invalid': true,
      'aria-describedby': id,
    }),
  })
  return (
    <div className="dates">
      <DateField label="From" {...fieldProps('from')} />
      <DateField label="To" {...fieldProps('to')} />
      {refused && (
        <p id={id} role="alert">
          From is after To.
        </p>
      )}
    </div>
  )
}

interface DateFieldProps {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

function DateField({
  label,
  value = '',
  onChange,
  ...state
}: DateFieldProps) {
  const [draft, setDraft] = useDraft(value)
  const edit = (date: string) => {
    setDraft(date)
    // The first digits of a year being typed are a date too: 0020-01-31.
    if (date === '' || date > '1900') onChange(date)
  }
  return (
    <label>
      {label}
      <input
        type="date"
        value={draft}
        onChange={(event) => edit(event.target.value)}
        {...state}
      />
    </label>
  )
}
