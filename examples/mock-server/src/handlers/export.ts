import { HttpError } from '../http-error'
import type { SignedInCall } from '../route'
import { columnValues } from '../search/filters'
import { findDocuments } from '../search/run-query'
import type { MockDocument } from '../types'

const COLUMNS = ['title', 'modified', 'docformat', 'authors']

/** Serves `fetchQueryExport`, as CSV or JSON. */
export function exportQuery({ state, fields }: SignedInCall): Response {
  const { query, format, maxcount, exportedColumns = COLUMNS } = fields
  if (!query) throw new HttpError(400, 'An export needs a query.')
  const documents = findDocuments(state.documents, query).slice(0, maxcount)
  switch (format) {
    case 'Csv':
      return file('text/csv', 'export.csv', csv(documents, exportedColumns))
    case 'Json':
      return file('application/json', 'export.json', json(documents, exportedColumns))
    default:
      throw new HttpError(400, `The mock server does not export ${format}. It exports Csv and Json.`)
  }
}

function csv(documents: readonly MockDocument[], columns: readonly string[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const row = (document: MockDocument) =>
    columns.map((column) => cell(columnValues(document[column]).join(';'))).join(',')
  return [columns.join(','), ...documents.map(row)].join('\n')
}

function json(documents: readonly MockDocument[], columns: readonly string[]): string {
  const pick = (document: MockDocument) =>
    Object.fromEntries(columns.map((column) => [column, document[column] ?? null]))
  return JSON.stringify(documents.map(pick))
}

function file(type: string, name: string, content: string): Response {
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
  return new Response(content, { headers })
}
