import type { TextChunk, TextLocation } from '@sinequa/atomic'
import type { SignedInCall } from '../route'
import { highlighted, sentencesOf } from '../search/highlight'
import { termsOf } from '../search/terms'
import { findDocument } from './find-document'

/** Serves `fetchTextChunks`: parts of a text, with whole sentences around them. */
export function textChunks({ state, fields }: SignedInCall): { chunks: TextChunk[] } {
  const { text } = findDocument(state, fields.id)
  const { leftSentencesCount: left = 0, rightSentencesCount: right = 0, query } = fields
  const terms = termsOf(query?.text ?? '')
  const chunks = (fields.textChunks ?? []).map((location) => {
    const [start, end] = widened(text, location, left, right)
    return {
      offset: start,
      length: end - start,
      text: highlighted(text.slice(start, end), terms),
      sql: '',
    }
  })
  return { chunks }
}

function widened(
  text: string,
  { offset = 0, length = text.length }: TextLocation,
  left: number,
  right: number,
): [start: number, end: number] {
  const ends: number[] = []
  for (const sentence of sentencesOf(text)) ends.push((ends.at(-1) ?? 0) + sentence.length)
  const first = ends.findIndex((end) => offset < end)
  const last = ends.findIndex((end) => offset + length <= end)
  const start = left > 0 ? (ends[first - left - 1] ?? 0) : offset
  const end = right > 0 ? (ends[last + right] ?? text.length) : Math.min(offset + length, text.length)
  return [start, end]
}
