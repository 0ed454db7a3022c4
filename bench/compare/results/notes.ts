import { machineLine } from '../machine'
import { GROUPS } from './figures'
import type { Results, Run } from './results'

/** Returns when and where each group was measured, and what the figures mean, to print below them. */
export function notesOn(results: Results): string {
  return `${measuredLines(results).join('\n')}\n\n${MEANING}`
}

/** Returns a line for each machine, with the groups measured there. */
export function measuredLines({ runs, samples }: Results): string[] {
  const lines = new Map<string, string[]>()
  for (const group of GROUPS) {
    const own = samples.filter((sample) => sample.group === group)
    const from = runs.filter(({ run }) => own.some((sample) => sample.run === run))
    const [first] = from
    if (first === undefined) continue
    const rounds = 1 + Math.max(...own.map(({ round }) => round))
    const text = `${group} ${daysOf(from)} (${rounds} round${rounds === 1 ? '' : 's'}${partOfQueries(group, from)}; load before ${loadsOf(from)})`
    const machine = from.map((run) => `${run.pages} pages; ${machineLine(run.machine)}`)
    const key = [...new Set(machine)].join(' and ')
    lines.set(key, [...(lines.get(key) ?? []), text])
  }
  return [...lines].map(([machine, groups]) => `${machine}: ${groups.join(', ')}.`)
}

function daysOf(runs: readonly Run[]): string {
  return [...new Set(runs.map(({ run }) => run.slice(0, 10)))].sort().join(' and ')
}

function loadsOf(runs: readonly Run[]): string {
  return [...new Set(runs.map(({ machine }) => machine.load))].join(' and ')
}

function partOfQueries(group: string, runs: readonly Run[]): string {
  const every = Math.max(...runs.map(({ asked }) => asked.everyQuery))
  return group === 'search' && every > 1 ? `, one query of ${every}` : ''
}

const MEANING = `Each cell is a median, with the minimum and maximum if they differ; the ratio to this engine is in parentheses. The pages
are this site's Markdown twins, as plain Markdown. "Whole site" is this site as published, with its reference, checked
samples and diagrams. The contenders take turns in each round.

- Install: files and packages of a fresh install from the lock file.
- Builds: CPU and memory of all processes of a build. This engine builds the plain pages without compressed copies, since no
  peer writes any; the whole site has them.
- Loads: a phone with 4x CPU slowdown, 1.6 Mbit/s, 150 ms, an empty cache and Brotli; bytes of response bodies. Idle means 2 s
  without a request or a long task, after all downloads. Workers are not slowed down.
- Navigation: on a desktop, from the click on a link to the painted heading of its page, after the page had 3 s to settle.
- Search: from the click to the first result, 3 s after the load event. A query lasts from its input until its first result
  is stable, debounce included, for every tenth of 300 of this site's judged queries. "Right page first" is the share of 60
  other questions, written before anyone saw a result; this site is not tuned to them.
- Dev server: from a start with an empty cache until the page is on screen; then edits of that page, without the first ones.`
