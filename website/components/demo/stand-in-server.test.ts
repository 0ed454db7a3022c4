import { expect, test } from 'vitest'
import { SAMPLE_INDEX } from './sample-index'
import { answerTo } from './stand-in-server'

interface Answer {
  rowCount: number
  records: { title: string; displayTitle: string; relevantExtracts: string; docformat: string }[]
  aggregations: { name: string; items: { value: string; count: number }[] }[]
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'records' in value
}

function query(query: object): Answer {
  const answer = answerTo('/api/v1/query', { query })
  if (!isAnswer(answer)) throw new Error('no result')
  return answer
}

const only = (field: string, ...values: string[]) => ({ filters: { filters: [{ field, values }] } })
const facet = (answer: Answer, name: string) => answer.aggregations.find((one) => one.name === name)?.items

test('without words every document is found, the newest first, a page at a time', () => {
  const first = query({ pageSize: 10 })
  expect(first.rowCount).toBe(SAMPLE_INDEX.length)
  expect(first.records).toHaveLength(10)
  expect(first.records[0]?.title).toBe('Annual report 2024')
  expect(query({ pageSize: 10, page: 3 }).records).toHaveLength(SAMPLE_INDEX.length - 20)
})

test('every word must begin a word of a document, and titles come first', () => {
  const { records, rowCount } = query({ text: 'CONTRA solar' })
  expect(rowCount).toBeGreaterThan(1)
  expect(records[0]?.displayTitle).toBe('<b>Solar</b> farm <b>contract</b>, template')
  expect(records[0]?.relevantExtracts).toContain('Standard <b>contract</b> for the lease')
  expect(query({ text: 'contract submarine' }).rowCount).toBe(0)
  expect(query({ text: 'tomas' }).rowCount).toBe(3)
})

test('a facet counts what the others leave, so that its own values can still be added', () => {
  const all = query({ text: 'contract' })
  const pdf = query({ text: 'contract', ...only('docformat', 'pdf') })
  expect(pdf.records.map(({ docformat }) => docformat)).toEqual(Array(pdf.rowCount).fill('pdf'))
  expect(facet(pdf, 'Format')).toEqual(facet(all, 'Format'))
  expect(facet(pdf, 'Source')).not.toEqual(facet(all, 'Source'))
  const both = query({ text: 'contract', ...only('docformat', 'pdf', 'docx') })
  expect(both.rowCount).toBeGreaterThan(pdf.rowCount)
})

test('words of titles are suggested, the most frequent first; what is complete is not', () => {
  expect(answerTo('/api/v1/search.suggest', { text: 'the con' })).toEqual({
    suggests: [
      { category: 'title', display: 'contract', frequency: '4' },
      { category: 'title', display: 'conditions', frequency: '1' },
      { category: 'title', display: 'connection', frequency: '1' },
    ],
  })
  expect(answerTo('/api/v1/search.suggest', { text: 'contract' })).toEqual({ suggests: [] })
})

test('nothing else is served', () => {
  expect(answerTo('/api/v1/app', {})).toBeUndefined()
})
