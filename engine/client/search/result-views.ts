import type * as found from '../../search/types'

export type { Excerpt } from '../../search/types'

import type { Excerpt } from '../../search/types'
import { wordFinder } from './word-places'

/** The answer to a query as the dialog prints it: the worker has found all that is to be marked. */
export interface Results extends Omit<found.Results, 'pages'> {
  pages: PageResult[]
}

export interface PageResult extends Omit<found.PageResult, 'title' | 'hits'> {
  title: Excerpt
  hits: Hit[]
}

export interface Hit {
  /** Path with the base path, and the anchor of its section. */
  url: string
  /** The headings around it; the beginning of a page has none, since the page's title stands over it. */
  place?: Excerpt
  excerpt: Excerpt
  /** What to mark on the page it leads to. */
  words: string[]
}

export function viewOf(results: found.Results): Results {
  return { ...results, pages: results.pages.map((page) => pageView(page, results.query)) }
}

function pageView(page: found.PageResult, query: string): PageResult {
  const find = wordFinder(wordsOf(query, page.hits))
  const marked = (text: string): Excerpt => ({ text, marks: find(text) })
  const hits = page.hits.map(({ url, words, excerpt, ...hit }) => {
    const place = placeOf({ ...hit, excerpt }, page.title)
    return { url, words, excerpt, ...(place === undefined ? {} : { place: marked(place) }) }
  })
  return { ...page, title: marked(page.title), hits }
}

/** What to mark in titles and headings: what was typed, and what was found in the texts below them. */
function wordsOf(query: string, hits: readonly found.Hit[]): string[] {
  const words = hits.flatMap(({ words, excerpt }) => [
    ...words,
    ...excerpt.marks.map((mark) => excerpt.text.slice(...mark)),
  ])
  return [...query.split(/\s+/), ...words]
}

function placeOf({ path, excerpt }: Pick<found.Hit, 'path' | 'excerpt'>, title: string): string | undefined {
  if (path.length > 0) return path.join(' › ')
  return excerpt.text === '' ? title : undefined
}
