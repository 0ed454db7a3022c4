import { differenceOf, median, percentile } from '../../statistics'
import type { Contender } from '../contender'
import { type Figure, type Measured, valuesOf } from './figures'
import { rounded } from './report'

/** One figure of one contender in two runs. */
interface Pair {
  name: string
  first: readonly number[]
  second: readonly number[]
  unit: string
  /** Difference of the medians, as a fraction of the greater one. */
  difference: number
}

/** Returns how far a second run agrees with a first one, overall and for the figures that differ most. */
export function agreementOf(first: Measured, second: Measured, contenders: readonly Contender[]): string {
  const pairs = contenders.flatMap(({ id, name }) => pairsOf(name, first.get(id) ?? [], second.get(id) ?? []))
  if (pairs.length === 0) return 'The two runs have no figure in common.'
  const differences = pairs.map(({ difference }) => difference)
  const share = (of: number) => `${rounded(100 * percentile(differences, of))} %`
  const apart = pairs.filter(isApart).sort((a, b) => b.difference - a.difference)
  return [
    `${pairs.length} medians: half of them differ by ${share(50)} or less, 90 of 100 by ${share(90)} or less.`,
    `In ${pairs.length - apart.length} of them the two spreads overlap, or the medians are within ${100 * NEAR} %.`,
    ...apart.map(({ name, first, second, unit }) =>
      `- ${name}: ${shown(first)} and ${shown(second)} ${unit}`.trimEnd(),
    ),
  ].join('\n')
}

/** Medians this close count as equal, because a run of one round has no spread. */
const NEAR = 0.1

function pairsOf(name: string, first: readonly Figure[], second: readonly Figure[]): Pair[] {
  const rows = new Map(first.map(({ what, unit }) => [what, unit]))
  return [...rows].flatMap(([what, unit]) => {
    const values = { first: valuesOf(first, what), second: valuesOf(second, what) }
    const [one, other] = [median(values.first), median(values.second)]
    const difference = differenceOf(one, other)
    return Number.isNaN(difference) ? [] : [{ name: `${name}, ${what}`, unit, ...values, difference }]
  })
}

function isApart({ first, second, difference }: Pair): boolean {
  const overlaps = Math.min(...first) <= Math.max(...second) && Math.min(...second) <= Math.max(...first)
  return !overlaps && difference > NEAR
}

function shown(values: readonly number[]): string {
  const [min, max] = [rounded(Math.min(...values)), rounded(Math.max(...values))]
  return min === max ? min : `${rounded(median(values))} (${min}–${max})`
}
