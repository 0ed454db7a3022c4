import type { Excerpt } from '../../client/search/result-views'
import { markedPieces } from '../../client/search/word-places'

/** A text with what the query found in it marked. */
export function Marked({ text, marks }: Excerpt) {
  return markedPieces(text, marks).map((piece, at) =>
    piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
  )
}
