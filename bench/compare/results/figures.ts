/** What is measured, in the order in which it is printed; `--figures` takes the names. */
export const GROUPS = ['install', 'build', 'load', 'navigation', 'search', 'dev'] as const
export type Group = (typeof GROUPS)[number]

export type Unit = 's' | 'ms' | 'MB' | 'KiB' | '%' | ''

/** One value of one run. */
export interface Figure {
  what: string
  unit: Unit
  value: number
}

/** All values that were measured of each contender, by its id. */
export type Measured = ReadonlyMap<string, readonly Figure[]>

export function valuesOf(figures: readonly Figure[], what: string): number[] {
  return figures.filter((figure) => figure.what === what).map(({ value }) => value)
}
