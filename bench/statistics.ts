export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value that so many of 100 do not exceed; of an even number of values the median is the middle of two. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length * of) / 100
  const at = (index: number) => sorted[Math.min(Math.max(index, 0), sorted.length - 1)] ?? Number.NaN
  return Number.isInteger(place) && of === 50 ? (at(place - 1) + at(place)) / 2 : at(Math.ceil(place) - 1)
}

/** Between two values, as a share of the greater one; NaN where one of them is no finite number. */
export function differenceOf(one: number, other: number): number {
  const most = Math.max(Math.abs(one), Math.abs(other))
  return most === 0 ? 0 : Math.abs(one - other) / most
}
