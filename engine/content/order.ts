/** Orders texts by their code units: the same on every machine. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Orders names as a reader expects, whatever their case; equal ones by code units. */
export function byName(a: string, b: string): number {
  return byCodeUnits(a.toLowerCase(), b.toLowerCase()) || byCodeUnits(a, b)
}
