export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Returns a percentile. The median of an even number of values is the mean of the middle two. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length * of) / 100
  const at = (index: number) => sorted[Math.min(Math.max(index, 0), sorted.length - 1)] ?? Number.NaN
  return Number.isInteger(place) && of === 50 ? (at(place - 1) + at(place)) / 2 : at(Math.ceil(place) - 1)
}

/** Returns the difference as a fraction of the greater value; NaN if one of them is not finite. */
export function differenceOf(one: number, other: number): number {
  const most = Math.max(Math.abs(one), Math.abs(other))
  return most === 0 ? 0 : Math.abs(one - other) / most
}
