import { differenceOf, median, percentile } from '../../statistics'
import type { Contender } from '../contender'
import { type Figure, type Measured, valuesOf } from './figures'
import { rounded } from './report'

/** How many times one figure of a peer is that of this engine, in two runs. */
interface Ratio {
  name: string
  first: number
  second: number
  /** As a share of the greater one. */
  difference: number
}

/**
 * How far the ratios to this engine in a second run agree with those in a first one, and where another side is ahead.
 * Another machine, or a slower hour of the same, changes the times of all contenders alike: their ratios stay.
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

/** A figure of a peer and that of this engine, of one run. */
type Sides = [peer: readonly Figure[], ours: readonly Figure[]]

/** Shares of right answers are no ratios; where this engine has 0, there is none. */
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
