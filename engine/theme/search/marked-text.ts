import type { Excerpt } from '../../client/search/result-views'
import { markedPieces } from '../../client/search/word-places'
import { element } from './element'

/** @returns what prints a text with what the query found in it marked; the same again is left as it stands. */
export function createMarkedText(parent: Element): (excerpt: Excerpt) => void {
  let shown = ''
  return ({ text, marks }) => {
    const wanted = `${text}\n${marks}`
    if (wanted === shown) return
    shown = wanted
    const pieces = markedPieces(text, marks)
    parent.replaceChildren(
      ...pieces.map(({ isMarked, text }) => (isMarked ? element('mark', {}, text) : text)),
    )
  }
}
