import { HELD_OUT_QUERIES } from '../../../tests/search/reader-queries'
import { ALL_QUERIES } from '../../search/judging'
import { ROUNDS } from '../options'
import { GROUPS, type Group } from '../results/figures'
import type { Results, Run } from '../results/results'
import { TIMED } from './search'

/** The part of the group `search` that is not queries, in s. */
const OPENING_SEARCH = 12

/** Returns how long all rounds of a run will take, by group, judging by its first round. */
export function expectedDurations({ samples }: Results, { run, asked }: Run): string {
  const first = samples.filter((sample) => sample.run === run && sample.round === 0)
  const groups = GROUPS.flatMap((group) => {
    const own = first.filter((sample) => sample.group === group)
    const seconds = own.reduce((sum, one) => sum + ofAllRounds(group, one.seconds, asked.everyQuery), 0)
    return own.length === 0 ? [] : [{ group, seconds }]
  })
  const total = groups.reduce((sum, { seconds }) => sum + seconds, 0)
  const parts = groups.map(({ group, seconds }) => `${group} ${inMinutes(seconds)}`)
  return `Expected for ${ROUNDS} rounds: ${parts.join(', ')}; together ${inMinutes(total)}, without installing and building first.`
}

function ofAllRounds(group: Group, seconds: number, everyQuery: number): number {
  if (group === 'install') return seconds
  if (group !== 'search') return ROUNDS * seconds
  const opening = Math.min(seconds, OPENING_SEARCH)
  const timed = ALL_QUERIES.length / TIMED
  const aQuery = (seconds - opening) / (timed + HELD_OUT_QUERIES.length / everyQuery)
  return ROUNDS * (opening + aQuery * timed) + aQuery * HELD_OUT_QUERIES.length
}

function inMinutes(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`
}
