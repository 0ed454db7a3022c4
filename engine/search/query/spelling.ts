import type { SearchDoc } from '../types'

const NAME = /[\w$-]/
/** What follows the name in a row of a table, or in a list item that says what it is. */
const IN_ROW = /^\??(?:\([^)\n]*\))?\s*[·(:]/

/** Whether a text has a name, spelled like that, that is not a part of a longer one. */
export function hasWhole(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!NAME.test(text[at - 1] ?? '') && !NAME.test(text[at + name.length] ?? '')) return true
  }
  return false
}

/** Whether a page has a name as a whole, outside its code. */
export function spellsName(doc: SearchDoc | undefined, name: string): boolean {
  return (
    doc?.sections.some(({ heading = '', text }) => hasWhole(heading, name) || hasWhole(text, name)) === true
  )
}

/** Whether a text has a row of a table, or an item of a list, that is about a name. */
export function hasRowOf(text: string, name: string): boolean {
  const lines = `\n${text}`
  const sought = `\n${name}`
  for (let at = lines.indexOf(sought); at >= 0; at = lines.indexOf(sought, at + 1)) {
    if (IN_ROW.test(lines.slice(at + sought.length))) return true
  }
  return false
}
