import { pagefindFolder } from '../addresses'
import { capHits, type Excerpt, type Hit, type PageResult, type Results, type SearchOptions } from '../types'

/** The part used here of the script that Pagefind writes beside its index. */
interface PagefindScript {
  options(options: { baseUrl: string }): Promise<void>
  /** Resolves once the index can be searched. */
  filters(): Promise<unknown>
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>
}

/** Excerpts are HTML whose only element is `<mark>`. */
export interface PagefindPage {
  url: string
  excerpt: string
  meta: { title?: string; part?: string }
  /** The page itself and its headings, if they contain any of the words, in page order. */
  sub_results: PagefindSection[]
}

interface PagefindSection {
  title: string
  url: string
  /** Absent for what comes before the first heading. */
  anchor?: unknown
  excerpt: string
  /** Positions of the matching words. */
  locations: number[]
}

const MAX_HITS = 3

/** Returns a search that loads the parts of Pagefind's index that a query needs. Rejects if they cannot be loaded. */
export async function loadPagefind(basePath: string, options: SearchOptions) {
  const script: PagefindScript = await import(/* @vite-ignore */ `${pagefindFolder(basePath)}pagefind.js`)
  await script.options({ baseUrl: '/' })
  await script.filters()
  return {
    async query(text: string, rounds = 1): Promise<Results> {
      const { results } = await script.search(text)
      const limit = rounds * options.maxHits
      const pages = await Promise.all(results.slice(0, limit + 1).map((result) => result.data()))
      return {
        query: text.trim(),
        ...capHits(
          pages.map((page) => pagefindResult(page, options)),
          limit,
        ),
        total: results.length,
        counts: {},
        near: [],
        missing: [],
      }
    },
  }
}

/** Returns a page's hits; sections with the most matches come first. */
export function pagefindResult(page: PagefindPage, { highlightResult }: SearchOptions): PageResult {
  const { title = page.url, part } = page.meta
  const sections = [...page.sub_results].sort((a, b) => b.locations.length - a.locations.length)
  // A match in the title or keywords alone belongs to no section.
  const shown = sections.length > 0 ? sections.slice(0, MAX_HITS) : [{ ...page, title }]
  const hits = shown.map((section): Hit => {
    const excerpt = excerptOf(section.excerpt)
    return {
      url: section.url,
      path: 'anchor' in section && section.anchor ? [section.title] : [],
      excerpt,
      words: highlightResult ? wordsIn(excerpt) : [],
    }
  })
  return { title, url: page.url, ...(part === undefined ? {} : { part }), hits }
}

function excerptOf(html: string): Excerpt {
  const excerpt: Excerpt = { text: '', marks: [] }
  html.split(/<\/?mark>/).forEach((piece, at) => {
    const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    const start = excerpt.text.length
    if (at % 2 === 1) excerpt.marks.push([start, start + text.length])
    excerpt.text += text
  })
  return excerpt
}

function wordsIn({ text, marks }: Excerpt): string[] {
  return [...new Set(marks.map((mark) => text.slice(...mark).toLowerCase()))]
}
