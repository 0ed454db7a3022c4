import type { MockDocument } from '../types'

/** Returns words in the form in which they are compared: lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

export interface DocumentWords {
  title: readonly string[]
  text: readonly string[]
}

const cache = new WeakMap<MockDocument, DocumentWords>()

/** Returns the words of a document. Authors count as text. */
export function documentWords(document: MockDocument): DocumentWords {
  const known = cache.get(document)
  if (known) return known
  const { title, text, authors = '' } = document
  const words = { title: wordsOf(title), text: wordsOf(`${text} ${[authors].flat().join(' ')}`) }
  cache.set(document, words)
  return words
}
