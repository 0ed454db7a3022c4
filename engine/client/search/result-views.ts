import { escapeHtml } from '../../page/escape'
import type * as found from '../../search/types'
import { markedPieces, wordFinder } from './word-ranges'

/** The answer to a query as the dialog shows it: the worker has made the HTML of every result. */
export interface Results extends Omit<found.Results, 'pages'> {
  pages: PageResult[]
}

export interface PageResult {
  /** Its title as HTML; the element with this id names the page. */
  title: string
  titleId: string
  hits: Hit[]
}

export interface Hit {
  /** Path with the base path, and the hash of its section. */
  url: string
  /** A link to it, as HTML. */
  html: string
  /** What to mark on the page it leads to. */
  words: string[]
}

const HIT_ID = 'search-hit-'

/** Returns the id of the hit with a number among all that are shown. */
export function hitId(number: number): string {
  return HIT_ID + number
}

/** Returns the number in the id of a hit. */
export function hitNumber(id: string): number {
  return Number(id.slice(HIT_ID.length))
}

/** Returns results with everything that the query found marked in their HTML. Texts of pages are escaped. */
export function viewOf(results: found.Results): Results {
  let count = 0
  const pages = results.pages.map((page, at) => {
    const first = count
    count += page.hits.length
    return pageView(page, { query: results.query, titleId: `search-page-${at}`, first })
  })
  return { ...results, pages }
}

function pageView(
  { title, part, hits }: found.PageResult,
  { query, titleId, first }: { query: string; titleId: string; first: number },
): PageResult {
  const find = wordFinder(wordsOf(query, hits))
  const marked = (text: string) => markedHtml({ text, marks: find(text) })
  const name = `<b id="${titleId}">${marked(title)}</b>${part === undefined ? '' : `<span>${escapeHtml(part)}</span>`}`
  return {
    title: `<div class="search-title" role="presentation">${name}</div>`,
    titleId,
    hits: hits.map(({ url, path, excerpt, words }, at) => {
      // The title of the page stands above its hits: its beginning needs no heading, unless there is no text either.
      const heading = path.length === 0 && excerpt.text === '' ? title : path.join(' › ')
      const html = span('path', marked(heading)) + span('excerpt', markedHtml(excerpt))
      return { url, html: link(url, hitId(first + at), html), words }
    }),
  }
}

/** A link like any other, except that the focus stays in the input. */
function link(url: string, id: string, html: string): string {
  return `<a id="${id}" href="${escapeHtml(url)}" role="option" aria-selected="false" tabindex="-1">${html}</a>`
}

function span(name: string, html: string): string {
  return html === '' ? '' : `<span class="search-${name}">${html}</span>`
}

/** What to mark in titles and headings: what was typed, and what was found in the texts below them. */
function wordsOf(query: string, hits: readonly found.Hit[]): string[] {
  const words = hits.flatMap(({ words, excerpt }) => [
    ...words,
    ...excerpt.marks.map((mark) => excerpt.text.slice(...mark)),
  ])
  return [...query.split(/\s+/), ...words]
}

function markedHtml({ text, marks }: found.Excerpt): string {
  return markedPieces(text, marks)
    .map(({ text, isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('')
}
