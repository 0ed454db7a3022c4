import type { HastNode } from 'satteri'
import { plainCode } from '../model/code-text'
import type { Code } from '../model/types'
import type { Use } from './component'
import { h } from './hast'
import { inlineCode } from './linked-code'
import type { Cell } from './table'

export const EMPTY_CELL: Cell = { nodes: [], text: '' }

/** A name that links to its own row. */
export function nameCell(
  name: string,
  id: string | undefined,
  more: (HastNode | string)[] = [],
  text = '',
): Cell {
  const code = h('code', {}, ...breakable(name))
  return {
    nodes: [id === undefined ? code : h('a', { href: `#${id}` }, code), ...more],
    text: `\`${name}\`${text}`,
  }
}

/** Characters of a name that any column has room for. */
const SHORT_NAME = 16

/** A long name may go on in the next line where a word of it begins: a column is narrow. */
function breakable(name: string): (HastNode | string)[] {
  if (name.length <= SHORT_NAME) return [name]
  const words = name.split(/(?<=[a-z0-9_])(?=[A-Z])|(?<=_)/)
  return words.flatMap((word, at) => (at === 0 ? [word] : [h('wbr', {}), word]))
}

export function codeCell(code: Code, use: Use): Cell {
  const text = plainCode(code)
  return text === '' ? EMPTY_CELL : { nodes: [inlineCode(code, use)], text: `\`${text}\`` }
}

export function valueCell(value: string | undefined): Cell {
  return value === undefined ? EMPTY_CELL : { nodes: [h('code', {}, value)], text: `\`${value}\`` }
}

/** The anchor of a row, or nothing where the page has it already. */
export function rowId(of: string, name: string, { ids }: Use): string | undefined {
  const id = `${of}-${name}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_$]+/gu, '-')
    .replace(/^-|-$/g, '')
  if (ids.has(id)) return undefined
  ids.add(id)
  return id
}
