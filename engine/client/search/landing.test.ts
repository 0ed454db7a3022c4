import { expect, test } from 'vitest'
import { placeOfText } from './landing'

/** A page that has one element of each of the names. */
function pageWith(...names: string[]) {
  const find = (name: string) => (names.includes(name) ? { name } : null)
  return { querySelector: find as ParentNode['querySelector'] }
}

test('[N9] words are marked in the first article, else in main', () => {
  expect(placeOfText(pageWith('main', 'article'))).toEqual({ name: 'article' })
  expect(placeOfText(pageWith('main'))).toEqual({ name: 'main' })
  expect(placeOfText(pageWith())).toBeNull()
})
