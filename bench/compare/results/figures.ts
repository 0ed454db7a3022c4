/** What is measured, in print order; `--figures` accepts these names. */
export const GROUPS = ['install', 'build', 'load', 'navigation', 'search', 'dev'] as const
export type Group = (typeof GROUPS)[number]

export type Unit = 's' | 'ms' | 'MB' | 'KiB' | '%' | ''

/** One value of one run. */
export interface Figure {
  what: string
  unit: Unit
  value: number
}

/** All measured values, by id of the contender. */
export type Measured = ReadonlyMap<string, readonly Figure[]>

export function valuesOf(figures: readonly Figure[], what: string): number[] {
  return figures.filter((figure) => figure.what === what).map(({ value }) => value)
}
