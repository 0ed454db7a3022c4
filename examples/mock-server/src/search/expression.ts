import { HttpError } from '../http-error'
import type { AnyFilter } from './filters'

const OPERATORS: Readonly<Record<string, string>> = { '>=': 'gte', '<=': 'lte', '>': 'gt', '<': 'lt' }

/**
 * Parses `treepath:/Sites/*`, `docformat:(pdf OR docx)`, `modified:(>= 2024-01-01 AND < 2025-01-01)`.
 * @throws HttpError 400 if the expression names no column.
 */
export function parseExpression(expression: string): AnyFilter {
  const [, field, rest] = /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(expression) ?? []
  if (!field || !rest) {
    throw new HttpError(400, `The expression "${expression}" names no column. Write column:value.`)
  }
  return alternatives(field, /^\((.*)\)$/s.exec(rest)?.[1] ?? rest)
}

function alternatives(field: string, text: string): AnyFilter {
  const parts = text.split(/\s+OR\s+/).map((part) => together(field, part))
  return parts.length === 1 && parts[0] ? parts[0] : { operator: 'or', filters: parts }
}

function together(field: string, text: string): AnyFilter {
  const parts = text.split(/\s+AND\s+/).map((part) => single(field, part))
  return parts.length === 1 && parts[0] ? parts[0] : { operator: 'and', filters: parts }
}

function single(field: string, text: string): AnyFilter {
  const [, negation, sign = '', value = ''] = /^\s*(NOT\s+)?(>=|<=|>|<)?\s*(.*?)\s*$/s.exec(text) ?? []
  const filter = { field, operator: OPERATORS[sign] ?? 'eq', value: unquoted(value) }
  return negation ? { operator: 'not', filters: [filter] } : filter
}

function unquoted(value: string): string {
  const inner = /^(["`])(.*)\1$/s.exec(value)?.[2]
  return inner === undefined ? value : inner.replace(/\\([\\`])/g, '$1')
}
