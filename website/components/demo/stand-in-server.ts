import { columnValue, type Filters, marked, matches, passes, wordsOf } from './matching'
import { FACETS, SAMPLE_INDEX, type SampleDocument } from './sample-index'

/** What the library sends, as far as the stand-in reads it. */
interface SentQuery {
  text?: string
  page?: number
  pageSize?: number
  filters?: { filters?: { field: string; values: string[] }[] }
}

interface SentBody {
  text?: string
  query?: SentQuery
}

const MOST_SUGGESTIONS = 4

/** Answers as a server would, over the sample index. Undefined for a path that it does not know. */
export function answerTo(path: string, body: SentBody): unknown {
  if (path === '/api/v1/query') return queryResult(body.query ?? {})
  if (path === '/api/v1/search.suggest') return { suggests: suggestions(body.text ?? '') }
  return undefined
}

function queryResult({ text = '', page = 1, pageSize = 10, filters }: SentQuery) {
  const chosen: Filters = Object.fromEntries((filters?.filters ?? []).map((one) => [one.field, one.values]))
  const found = matches(SAMPLE_INDEX, text)
  const left = found.filter((document) => passes(document, chosen))
  const shown = left.slice((page - 1) * pageSize, page * pageSize)
  return {
    page,
    pageSize,
    rowCount: left.length,
    totalRowCount: left.length,
    aggregations: Object.entries(FACETS).map(([name, column]) => ({
      name,
      column,
      items: countsOf(
        found.filter((document) => passes(document, chosen, column)),
        column,
      ),
    })),
    records: shown.map((document) => recordOf(document, text)),
  }
}

/** Values with the number of documents that have them, the most frequent first; years by themselves, newest first. */
function countsOf(documents: readonly SampleDocument[], column: string) {
  const counts = new Map<string, number>()
  for (const document of documents) {
    const value = columnValue(document, column)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const items = [...counts].map(([value, count]) => ({ value, count }))
  const byName = (a: string, b: string) => (a < b ? -1 : 1)
  if (column === FACETS.Year) return items.sort((a, b) => byName(b.value, a.value))
  return items.sort((a, b) => b.count - a.count || byName(a.value, b.value))
}

function recordOf(document: SampleDocument, text: string) {
  const { title, source, format, modified, author } = document
  return {
    id: `sample|${SAMPLE_INDEX.indexOf(document) + 1}`,
    title,
    displayTitle: marked(title, text),
    relevantExtracts: marked(document.text, text),
    source,
    docformat: format,
    modified,
    authors: [author],
  }
}

/** Words of the titles that begin like the last word of the text, the most frequent first. */
function suggestions(text: string) {
  const begin = wordsOf(text).at(-1)
  if (begin === undefined) return []
  const counts = new Map<string, number>()
  for (const word of SAMPLE_INDEX.flatMap(({ title }) => [...new Set(wordsOf(title))])) {
    if (word.startsWith(begin) && word !== begin) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS)
    .map(([display, count]) => ({ category: 'title', display, frequency: String(count) }))
}
