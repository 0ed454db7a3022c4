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

test('what is no such message is nothing', () => {
  const others = [null, 1, 'text', {}, { isReady: 1 }, { parts: 'all' }, { parts: [{ ...part, text: {} }] }]
  for (const value of [...others, { parts: [{ ...part, body: 1 }] }]) {
    expect(readTryMessage(value)).toBeUndefined()
  }
  expect(readTryMessage({ parts: [], end: 'never' })).toEqual({ parts: [] })
})
