import { differenceOf, median, percentile } from '../../statistics'
import type { Contender } from '../contender'
import { type Figure, type Measured, valuesOf } from './figures'
import { rounded } from './report'

/** The ratio of a peer's figure to this engine's, in two runs. */
interface Ratio {
  name: string
  first: number
  second: number
  /** As a fraction of the greater one. */
  difference: number
}

/**
 * Returns how far the ratios to this engine agree between two runs, and where another side is ahead. On another
 * machine, or while this one is slower, the times of all contenders change alike, but not their ratios.
 */
export function ratioAgreement(
  first: Measured,
  second: Measured,
  [ours, ...others]: readonly Contender[],
): string {
  const of = (measured: Measured, id = ours?.id ?? '') => measured.get(id) ?? []
  const peers = others.filter(({ template }) => template !== undefined)
  const ratios = peers.flatMap(({ id, name }) =>
    ratiosOf(name, [of(first, id), of(first)], [of(second, id), of(second)]),
  )
  if (ratios.length === 0) return 'The two runs have no ratio in common.'
  const differences = ratios.map(({ difference }) => difference)
  const share = (part: number) => `${rounded(100 * percentile(differences, part))} %`
  const turned = ratios.filter(({ first, second }) => first > 1 !== second > 1)
  return [
    `${ratios.length} ratios to this engine: half of them differ by ${share(50)} or less, 90 of 100 by ${share(90)} or less.`,
    `In ${ratios.length - turned.length} of them the same side is ahead.`,
    ...turned.map(({ name, first, second }) => `- ${name}: ${rounded(first)}x and ${rounded(second)}x`),
  ].join('\n')
}

/** The figures of a peer and of this engine, from one run. */
type Sides = [peer: readonly Figure[], ours: readonly Figure[]]

/** Percentages of right answers have no ratio, and neither have figures of which this engine has 0. */
function ratiosOf(peer: string, first: Sides, second: Sides): Ratio[] {
  const rows = new Set(first[0].flatMap(({ what, unit }) => (unit === '%' ? [] : [what])))
  return [...rows].flatMap((what) => {
    const ratios = { first: ratioOf(what, first), second: ratioOf(what, second) }
    const difference = differenceOf(ratios.first, ratios.second)
    return Number.isNaN(difference) ? [] : [{ name: `${peer}, ${what}`, ...ratios, difference }]
  })
}

function ratioOf(what: string, [peer, ours]: Sides): number {
  return median(valuesOf(peer, what)) / median(valuesOf(ours, what))
}
