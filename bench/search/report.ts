import { percentile } from '../statistics'
import { type Figures, sharesFound } from './judging'
import type { MainThreadWork } from './main-thread'
import type { ReadyTime } from './ready-times'
import type { WorkerTimes } from './worker-times'

/** Maximum size of both files for the planned number of pages. */
const BUDGET = { pages: 159, goal: '<= 260 KiB' }

/** A search that could not be measured has a reason instead. */
export type Examined = Figures | { name: string; reason: string }

/** Prints this site's search beside others, on the same pages. */
export function printComparison(all: readonly Examined[], pages: number): void {
  const rows: [what: string, goal: string, of: (figures: Figures) => string][] = [
    [`index and texts of ${pages} pages, Brotli 11`, '', ({ bytes }) => kib(bytes)],
    ['a page', '', ({ bytes }) => `${Math.round(bytes / pages)} bytes`],
    [`carried on to ${BUDGET.pages} pages`, BUDGET.goal, ({ bytes }) => kib((bytes / pages) * BUDGET.pages)],
    ['a query, median', '', ({ times }) => ms(percentile(times, 50))],
    ['a query, 95 of 100', '<= 8 ms', ({ times }) => ms(percentile(times, 95))],
    ['right page first, by set', '>= 90 %', (figures) => shares(figures, 1)],
    ['in the first three, by set', '>= 98 %', (figures) => shares(figures, 3)],
  ]
  const cell = (examined: Examined, of: (figures: Figures) => string) =>
    'reason' in examined ? 'not available' : of(examined)
  console.table(
    rows.map(([what, goal, of]) => ({
      what,
      goal,
      ...Object.fromEntries(all.map((examined) => [examined.name, cell(examined, of)])),
    })),
  )
  for (const examined of all) if ('reason' in examined) console.log(`${examined.name}: ${examined.reason}`)
}

export interface BrowserFigures {
  worker: WorkerTimes
  ready: readonly ReadyTime[]
  slow: MainThreadWork
  /** Script, style and layout for each keystroke, in ms. */
  slowOwn: readonly number[]
  usual: MainThreadWork
}

/** Prints figures of this site's search in the browser. */
export function printBrowser({ worker, ready, slow, slowOwn, usual }: BrowserFigures): void {
  const spread = (what: string, values: readonly number[], goal = '') => ({
    what,
    median: ms(percentile(values, 50)),
    '95 of 100': ms(percentile(values, 95)),
    most: ms(Math.max(...values)),
    goal,
  })
  const longest = (what: string, value: number, goal = '') => ({ what, most: ms(value), goal })
  console.table([
    spread('query in the worker', worker.later, '95 of 100 <= 8 ms'),
    spread('query in the worker, first time', worker.first),
    spread(
      'asked for to ready, warm cache',
      ready.map((time) => time.ready),
      '<= 300 ms',
    ),
    spread(
      'asked for to enabled box, warm cache',
      ready.map((time) => time.usable),
    ),
    spread('keystroke to results, 4x CPU', slow.keystrokes, '<= 16 ms'),
    spread('keystroke, script, style and layout, 4x CPU', slowOwn),
    spread('keystroke, its longest task, 4x CPU', slow.peaks),
    spread('keystroke, rest of results, 4x CPU', slow.rests),
    spread('keystroke to results', usual.keystrokes),
    longest('longest task, load and open', usual.longestToOpen, '<= 50 ms'),
    longest('longest task, typing', usual.longestToType, '<= 50 ms'),
    longest('longest task, load and open, 4x CPU', slow.longestToOpen),
    longest('longest task, typing, 4x CPU', slow.longestToType),
  ])
}

function shares(figures: Figures, first: number): string {
  return sharesFound(figures, first)
    .map((share) => `${(share * 100).toFixed(1)} %`)
    .join(', ')
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`
}
