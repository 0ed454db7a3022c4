import { escapeHtml } from '../../../page/escape'
import type * as found from '../types'
import { splitAtMarks, wordFinder } from './word-ranges'

/** Search results for the dialog, with HTML that the worker has already rendered. */
export interface Results extends Omit<found.Results, 'pages'> {
  pages: PageResult[]
}

export interface PageResult {
  /** The page's title as HTML, and the id of the element that labels its hits. */
  title: string
  titleId: string
  /** The part of the site that it is in, as named in the navbar. */
  part?: string
  hits: Hit[]
}

export interface Hit {
  /** Path with the base path, and the hash of its section. */
  url: string
  /** A link to the hit, as HTML. */
  html: string
  /** Words to highlight on the page that it leads to. */
  words: string[]
}

const HIT_ID = 'search-hit-'

/** Returns the id of a hit, by its number among all that are shown. */
export function hitId(number: number): string {
  return HIT_ID + number
}

/** Returns the number in a hit's id. */
export function hitNumber(id: string): number {
  return Number(id.slice(HIT_ID.length))
}

/** Returns results as HTML with all matches marked. Texts of pages are escaped. */
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
  const mark = (text: string) => markHtml({ text, marks: find(text) })
  const place = part === undefined ? '' : `<span>${escapeHtml(part)}</span>`
  const name = `<b id="${titleId}">${mark(title)}</b>${place}`
  return {
    title: `<div class="search-title" role="presentation">${name}</div>`,
    titleId,
    ...(part === undefined ? {} : { part }),
    hits: hits.map(({ url, path, excerpt, words }, at) => {
      // The page's title is shown above its hits, so its beginning needs no heading, unless it has no text either.
      const heading = path.length === 0 && excerpt.text === '' ? title : path.join(' › ')
      const html = span('path', mark(heading)) + span('excerpt', markHtml(excerpt))
      return { url, html: link(url, hitId(first + at), kindOf(path), html), words }
    }),
  }
}

/** A name in code, which has a capital inside or begins with a small letter. */
const NAME = /^@?[a-z$_][\w$.-]*(\(\))?$|^[A-Z][\w$]*[a-z][A-Z]\w*$/

/** Returns what a hit leads to: a page, a section of it, or a section about a name in code. */
function kindOf(path: readonly string[]): 'page' | 'section' | 'name' {
  const heading = path.at(-1)
  if (heading === undefined) return 'page'
  return NAME.test(heading) ? 'name' : 'section'
}

/** An ordinary link, except that the focus stays in the input. */
function link(url: string, id: string, kind: string, html: string): string {
  return `<a id="${id}" href="${escapeHtml(url)}" data-kind="${kind}" role="option" aria-selected="false" tabindex="-1">${html}</a>`
}

function span(name: string, html: string): string {
  return html === '' ? '' : `<span class="search-${name}">${html}</span>`
}

/** Returns what to mark in titles and headings: the query's words, and what matched in the texts below. */
function wordsOf(query: string, hits: readonly found.Hit[]): string[] {
  const words = hits.flatMap(({ words, excerpt }) => [
    ...words,
    ...excerpt.marks.map((mark) => excerpt.text.slice(...mark)),
  ])
  return [...query.split(/[\s"“”]+/), ...words]
}

function markHtml({ text, marks }: found.Excerpt): string {
  return splitAtMarks(text, marks)
    .map(({ text, isMarked }) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('')
}
