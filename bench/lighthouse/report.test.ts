import { expect, test } from 'vitest'
import { type LighthouseReport, lostPoints, scoresTable } from './report'

const full = { score: 1, auditRefs: [] }

function report(performance: number | null, seo = 1): LighthouseReport {
  return {
    categories: {
      performance: {
        score: performance,
        auditRefs: [
          { id: 'blocking', weight: 30 },
          { id: 'size', weight: 0 },
        ],
      },
      accessibility: full,
      'best-practices': full,
      seo: {
        score: seo,
        auditRefs: [
          { id: 'crawl', weight: 4 },
          { id: 'title', weight: 1 },
        ],
      },
    },
    audits: {
      blocking: { score: performance, title: 'Blocking time', displayValue: '300 ms' },
      size: { score: 0, title: 'Size' },
      crawl: { score: seo === 1 ? 1 : 0, title: 'Page is blocked' },
      title: { score: null, title: 'Title' },
    },
  }
}

test('each score is the lowest of the runs', () => {
  expect(scoresTable([{ name: 'home', runs: [report(0.91), report(1), report(0.996)] }])).toBe(
    [
      '|  | performance | accessibility | best practices | SEO |',
      '| --- | --- | --- | --- | --- |',
      '| home | 91 | 100 | 100 | 100 |',
    ].join('\n'),
  )
})

test('below a score of 100, the audits that cost points are named', () => {
  const runs = [report(0.9, 0.6), report(0.9, 0.6), report(1, 0.6)]
  expect(lostPoints([{ name: 'home', runs }])).toEqual([
    '- home, performance: Blocking time (300 ms, 300 ms)',
    '- home, SEO: Page is blocked',
  ])
  expect(lostPoints([{ name: 'home', runs: [report(1)] }])).toEqual([])
})

test('a page that could not be audited has no score, and the reason is given', () => {
  const page = { name: 'home', runs: [{ ...report(null), runtimeError: { message: 'Status code: 404' } }] }
  expect(scoresTable([page])).toContain('| home | – |')
  expect(lostPoints([page])).toEqual(['- home, performance: Status code: 404'])
})
