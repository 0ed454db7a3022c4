import { expect, test } from 'vitest'
import { htmlOf } from './testing'

test('a link whose text is its address is marked: on paper the address is not printed again', async () => {
  expect(await htmlOf('See https://example.com/a for more.')).toContain(
    '<a href="https://example.com/a" class="autolink">https://example.com/a</a>',
  )
  expect(await htmlOf('See www.example.com for more.')).toContain('class="autolink">www.example.com</a>')
  expect(await htmlOf('[https://example.com](https://example.com)')).toContain('class="autolink"')
})

test('a link with a text of its own is not marked', async () => {
  expect(await htmlOf('[more](https://example.com/a)')).not.toContain('autolink')
  expect(await htmlOf('[`example.com`](https://example.com)')).not.toContain('autolink')
})

test('a file below static has its own address', async () => {
  expect(await htmlOf('[a](@site/static/files/a.csv?x#y)')).toContain('href="/base/files/a.csv?x#y"')
})
