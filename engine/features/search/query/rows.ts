import type { SearchSection } from '../types'
import { type Named, rowAt } from './canonical-pages'

/** A row about a name, which has an address of its own. */
export interface RowHit {
  id: string
  /** What the row says about the name. */
  text: string
}

/** Returns the row of a section about a name; undefined if there is none that can be linked to. */
export function rowAbout({ rows = [], text }: SearchSection, { name, owner }: Named): RowHit | undefined {
  const end = name.toLowerCase()
  const isIt = (id: string) => (owner === undefined ? isAbout(id, end) : id === `${owner}-${end}`)
  const id = rows.find((id) => isIt(id.toLowerCase()))
  const line = id === undefined ? undefined : rowAt(text, name)
  return id === undefined || line === undefined ? undefined : { id, text: sentenceIn(line) }
}

/** An id is the name itself, or follows the name of its owner. */
function isAbout(id: string, name: string): boolean {
  return id === name || id.endsWith(`-${name}`)
}

/** Returns the description of a row, which is the last of its cells, after the name, its type and its default. */
function sentenceIn(line: string): string {
  return line.split(' · ').at(-1) ?? line
}
