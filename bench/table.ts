import { median } from './statistics'

export interface Row {
  what: string
  /** Every run, in `unit`. */
  values: number[]
  unit: 's' | 'ms' | 'MB'
  /** What we aim for, in words. */
  aim: string
}

/** Prints median, least and most of each row. */
export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map(({ what, values, unit, aim }) => ({
      what,
      median: `${format(median(values))} ${unit}`,
      spread: `${format(Math.min(...values))} to ${format(Math.max(...values))}`,
      aim,
    })),
  )
}

function format(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0)
}
