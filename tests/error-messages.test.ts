import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './root'

/** A string of two words or more that the package passes to a function, or uses as a default message. */
const MESSAGE = /(?:[\w.]+\(|= )(["`])([a-z][^"`\n]* [^"`\n]*)\1/gi

test('the page of error messages lists every message of the core library', () => {
  const source = readFileSync(`${root}node_modules/@sinequa/atomic/dist/atomic.js`, 'utf8')
  const page = readFileSync(`${root}website/docs/atomic/guides/errors.mdx`, 'utf8')
  const messages = Array.from(
    source.matchAll(MESSAGE),
    ([, , text = '']) => text.split('${')[0]?.trim() ?? '',
  )
  expect(messages.length).toBeGreaterThan(50)
  expect(messages.filter((text) => !page.includes(text))).toEqual([])
})
