import { expect, test } from 'vitest'
import { readTryMessage } from './try-it'

const part = { caption: 'Output', text: 'a', isError: false }

test('messages of the sandbox are read', () => {
  expect(readTryMessage({ isReady: true })).toEqual({ isReady: true })
  expect(readTryMessage({ parts: [part] })).toEqual({ parts: [part] })
  expect(readTryMessage({ parts: [{ ...part, headers: 'a: b', body: '{}' }], end: 'time' })).toMatchObject({
    end: 'time',
  })
})

const table = { caption: '1 row', columns: ['a'], rows: [['1']], moreRows: 0, moreColumns: 0 }

test('a table is read where each of its rows has all columns, as text', () => {
  const sent = { parts: [{ ...part, table }] }
  expect(readTryMessage(sent)).toEqual(sent)
  for (const wrong of [
    { rows: [['1', '2']] },
    { rows: [[1]] },
    { columns: 'a' },
    { caption: null },
    { moreRows: '1' },
  ])
    expect(readTryMessage({ parts: [{ ...part, table: { ...table, ...wrong } }] })).toBeUndefined()
})

test('any other message is ignored', () => {
  const others = [null, 1, 'text', {}, { isReady: 1 }, { parts: 'all' }, { parts: [{ ...part, text: {} }] }]
  for (const value of [...others, { parts: [{ ...part, body: 1 }] }]) {
    expect(readTryMessage(value)).toBeUndefined()
  }
  expect(readTryMessage({ parts: [], end: 'never' })).toEqual({ parts: [] })
})
