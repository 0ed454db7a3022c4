import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_LINKED, readTryHash, tryHash } from './try-link'

test('a link carries any code there and back', () => {
  fc.assert(
    fc.property(fc.nat(999), fc.string({ unit: 'grapheme' }), (index, code) => {
      const { hash } = new URL(tryHash({ index, code }) ?? '', 'https://docs.example.com/page')
      expect(readTryHash(hash)).toEqual({ index, code })
    }),
  )
})

test('a link carries no code that is longer than samples are', () => {
  const code = 'é'.repeat(MAX_LINKED)
  expect(readTryHash(tryHash({ index: 1, code }) ?? '')).toEqual({ index: 1, code })
  expect(tryHash({ index: 1, code: `${code}é` })).toBeUndefined()
  expect(readTryHash(`#try=1.${encodeURIComponent(`${code}é`)}`)).toEqual({ index: 1, code: undefined })
})

test('a damaged link, and an anchor of the page, carry no code', () => {
  for (const hash of ['', '#try', '#try=', '#try=a.b', '#try=1', '#try=0.%E0%A4%A', '#query'])
    expect(readTryHash(hash)).toBeUndefined()
})
