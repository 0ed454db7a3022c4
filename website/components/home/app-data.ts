import { createMockServer } from '@search-docs/mock-server'
import type { AggregationItem, Article, Result } from '@sinequa/atomic'

export interface Facet {
  name: string
  count: number
  isChosen?: boolean
}

/** What the picture of the application shows. Texts have `<b>` around the words found. */
export interface PictureData {
  total: number
  found: number
  types: readonly Facet[]
  companies: readonly Facet[]
  years: readonly { year: number; count: number }[]
  cards: readonly Card[]
  /** The sentences of the first document. */
  sentences: readonly string[]
}

export interface Card {
  kind: string
  title: string
  path: string
  text: string
  meta: readonly string[]
}

const CHOSEN = 'Report'

/** Asks the mock server what the example application asks for `?q=turbine`, with one type chosen. */
export async function searchForPicture(): Promise<PictureData> {
  const server = createMockServer()
  const filters = [{ field: 'doctype', operator: 'in', values: [CHOSEN] }]
  const body = JSON.stringify({ query: { name: 'training', text: 'turbine', pageSize: 3, filters } })
  const response = await server.fetch('http://localhost/api/v1/query', { method: 'POST', body })
  const result: Result = await response.json()
  const types = itemsOf(result, 'doctype')
  return {
    total: types.reduce((sum, { count }) => sum + count, 0),
    found: result.rowCount,
    types: types.slice(0, 5).map((facet) => ({ ...facet, isChosen: facet.name === CHOSEN })),
    companies: itemsOf(result, 'company').slice(0, 4),
    years: itemsOf(result, 'modified')
      .map(({ name, count }) => ({ year: Number(name), count }))
      .reverse(),
    cards: result.records.map(cardOf),
    sentences: sentencesOf(result.records[0]),
  }
}

function itemsOf({ aggregations }: Result, column: string): Facet[] {
  const items: AggregationItem[] = aggregations.find((one) => one.column === column)?.items ?? []
  return items.map(({ value, display = String(value), count }) => ({ name: display, count }))
}

function cardOf({ docformat, title, displayTitle = title, ...article }: Article): Card {
  const { treepath, relevantExtracts = '', authors, modified } = article
  // The server names no time zone, so the day is the same wherever it is read.
  const day = new Date(modified).toLocaleDateString('en', { dateStyle: 'medium' })
  return {
    kind: docformat,
    title: displayTitle,
    path: treepath[0]?.split('/').filter(Boolean).join(' / ') ?? '',
    text: relevantExtracts,
    meta: [...authors, day],
  }
}

function sentencesOf(article: Article | undefined): string[] {
  const sentences = article?.text.match(/[^.]+\.\s*/g) ?? []
  return sentences.map((sentence) => sentence.trim().replace(/\bturbines?\b/gi, '<b>$&</b>'))
}
