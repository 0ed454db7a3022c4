import { median } from './statistics'

export interface Row {
  what: string
  /** The values of all runs, in `unit`. */
  values: number[]
  unit: 's' | 'ms' | 'MB'
  /** The target, in words. */
  aim: string
}

/** Prints median, minimum and maximum of each row. */
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
