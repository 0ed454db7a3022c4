import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTurn, isDue } from '../compare'
import { expectedDurations } from '../measure/durations'
import { measuredLines } from './notes'
import {
  addSample,
  measuredIn,
  type Run,
  readResults,
  type Sample,
  withoutFailures,
  withRun,
  writeResults,
} from './results'

const run = (day: string, figures: Run['asked']['figures'] = ['build', 'load']): Run => ({
  run: `2030-01-${day}T10:00:00`,
  machine: {
    cores: 2,
    processor: 'Abacus',
    memory: 8,
    system: 'Linux 9',
    node: '20.1.0',
    newerNode: '22.1.0',
    chromium: '150.0',
    load: 0.1,
  },
  pages: 7,
  asked: { only: ['ours', 'rspress'], figures, rounds: 5, everyQuery: 1 },
})
const sample = (of: Run, group: Sample['group'], contender: string, round = 0): Sample => ({
  run: of.run,
  group,
  contender,
  round,
  seconds: 30,
  figures: [{ what: group, unit: 's', value: round }],
})
const first = run('01')
const loaded = sample(first, 'load', 'ours')
const built = sample(first, 'build', 'ours')
const peer = sample(first, 'build', 'vitepress')
const samples = [loaded, built, peer]

test('each figure is written to the file as soon as it is measured', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-results-'))
  const file = join(folder, 'new/results.jsonl')
  writeResults(file, { runs: [first], samples: [loaded, built] })
  addSample(file, peer)
  expect(readResults(file)).toEqual({ runs: [first], samples })
  expect(readResults(join(folder, 'none'))).toEqual({ runs: [], samples: [] })
  rmSync(folder, { recursive: true })
})

test('a new run replaces what it measures again, and the rest keeps its date', () => {
  const second = run('02', ['build'])
  const merged = withRun({ runs: [first], samples }, second)
  expect(merged).toEqual({ runs: [first, second], samples: [loaded, peer] })
  expect(withRun({ runs: [first], samples: [loaded, built] }, run('02')).runs).toEqual([run('02')])
})

test('an interrupted run continues with what is missing or failed', () => {
  const failed = { ...sample(first, 'load', 'rspress'), failure: 'no page' }
  const results = { runs: [first], samples: [...samples, failed] }
  const due = { run: first.run, group: 'load', contender: 'rspress', round: 0 } as const
  expect(isDue(results, due)).toBe(false)
  expect(isDue(withoutFailures(results, first), due)).toBe(true)
  expect(isDue(results, { ...due, contender: 'ours' })).toBe(false)
  expect(isDue(results, { ...due, contender: 'ours', round: 1 })).toBe(true)
})

test('a contender that cannot be built is not measured further, and an install is measured once', () => {
  const broken = { ...sample(first, 'build', 'rspress'), failure: 'it ended with 1' }
  const due = { run: first.run, group: 'search', contender: 'rspress', round: 0 } as const
  expect(isDue({ runs: [first], samples: [broken] }, due)).toBe(false)
  expect(isDue({ runs: [], samples: [] }, due)).toBe(true)
  expect(isDue({ runs: [], samples: [] }, { ...due, group: 'install', round: 1 })).toBe(false)
})

test('each round begins with another contender', () => {
  expect([0, 1, 2, 3].map((round) => inTurn(['a', 'b', 'c'], round).join(''))).toEqual([
    'abc',
    'bca',
    'cab',
    'abc',
  ])
  expect(inTurn([], 3)).toEqual([])
})

test('figures are in the order of their groups, whenever they were measured', () => {
  expect(
    measuredIn({ runs: [first], samples })
      .get('ours')
      ?.map(({ what }) => what),
  ).toEqual(['build', 'load'])
})

test('each group is printed with its days, rounds and machine', () => {
  const second = run('02', ['load'])
  const results = { runs: [first, second], samples: [built, peer, sample(second, 'load', 'ours', 4)] }
  expect(measuredLines(results)).toEqual([
    '7 pages; 2 cores (Abacus), 8 GB, Linux 9, Node 20.1.0 (Starlight: 22.1.0), Chromium 150.0: build 2030-01-01 (1 round; load before 0.1), load 2030-01-02 (5 rounds; load before 0.1).',
  ])
})

test('the first round says how long all of them take', () => {
  expect(expectedDurations({ runs: [first], samples }, first)).toBe(
    'Expected for 5 rounds: build 5 min, load 3 min; together 8 min, without installing and building first.',
  )
  const quick = { ...first, asked: { ...first.asked, everyQuery: 10 } }
  expect(expectedDurations({ runs: [quick], samples: [sample(quick, 'search', 'ours')] }, quick)).toContain(
    'search 3 min',
  )
})
