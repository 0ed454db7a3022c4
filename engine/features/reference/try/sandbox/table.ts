import type { TryTable } from '../try-it'
import { inspect } from './inspect'

const MAX = { rows: 50, columns: 8, characters: 120 }

type Row = Record<string, unknown>

/** Returns the table for a logged list of objects that share most properties; undefined for anything else. */
export function tableOf(args: readonly unknown[]): TryTable | undefined {
  const [list, label] = args.length === 2 ? [args[1], args[0]] : [args[0]]
  if (args.length > 2 || !isRows(list) || !(label === undefined || typeof label === 'string'))
    return undefined
  const names = [...new Set(list.flatMap((row) => Object.keys(row)))]
  if (list.some((row) => Object.keys(row).length * 2 < names.length)) return undefined
  const columns = names.slice(0, MAX.columns)
  const rows = list.slice(0, MAX.rows).map((row) => columns.map((name) => cell(row, name)))
  const count = `${list.length} ${list.length === 1 ? 'row' : 'rows'}`
  return {
    caption: label === undefined ? count : `${label.replace(/[\s:]+$/, '')}: ${count}`,
    columns,
    rows,
    moreRows: list.length - rows.length,
    moreColumns: names.length - columns.length,
  }
}

/** Only the text output can show getters and missing entries. */
function isRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.length > 0 && Array.from(value).every(isRow)
}

function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype) return false
  const properties = Object.values(Object.getOwnPropertyDescriptors(value))
  return Object.keys(value).length > 0 && properties.every(({ get }) => !get)
}

function cell(row: Row, name: string): string {
  if (!Object.hasOwn(row, name)) return ''
  const value = row[name]
  const text = typeof value === 'string' ? value : inspect(value).replace(/\s*\n\s*/g, ' ')
  return text.length > MAX.characters ? `${text.slice(0, MAX.characters)}…` : text
}
