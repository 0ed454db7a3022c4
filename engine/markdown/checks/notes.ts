import type { Problem } from '../../diagnostics/problem'
import type { Line, Place } from './lines'
import { noteWithoutText, noteWithoutUse, secondNote } from './problems'

/** A character class of a regular expression stands after a slash or a bracket, or before a quantifier. */
const NOTE = /(?<![\\\]/[(|])\[\^([\p{L}\p{N}_-]+)\](?![*+?{/])(:?)/gu

/** Collects the footnotes of a text, and the places that refer to them. */
export function createNotes() {
  const texts = new Map<string, Place>()
  const uses = new Map<string, Place>()
  const repeated: Problem[] = []
  return {
    read({ text, file, line }: Line): void {
      for (const { 1: name = '', 2: colon, index } of text.matchAll(NOTE)) {
        const isText = colon !== '' && text.slice(0, index).trim() === ''
        const found = isText ? texts : uses
        if (isText && texts.has(name)) repeated.push(secondNote(name, { file, line }))
        if (!found.has(name)) found.set(name, { file, line })
      }
    },
    mistakes(): Problem[] {
      const lost = [...texts].filter(([name]) => !uses.has(name))
      const missing = [...uses].filter(([name]) => !texts.has(name))
      return [
        ...repeated,
        ...lost.map(([name, place]) => noteWithoutUse(name, place)),
        ...missing.map(([name, place]) => noteWithoutText(name, place)),
      ]
    },
  }
}
