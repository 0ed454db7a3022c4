import { inTime } from 'docwright/kit/browser/requests'
import { importScript } from 'docwright/kit/browser/scripts'

/** The part used here of the script that Pagefind writes beside its index. It searches in a worker of its own. */
interface PagefindScript {
  options(options: { baseUrl: string }): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>
}

/** Excerpts are HTML whose only element is `<mark>`. */
export interface PagefindPage {
  url: string
  excerpt: string
  meta: { title?: string }
  /** The page itself and its headings, if they have any of the words, in the order of the page. */
  sub_results: { title: string; url: string; excerpt: string; locations: number[] }[]
}

export interface Results {
  /** How many pages were found, shown or not. */
  total: number
  pages: FoundPage[]
}

export interface FoundPage {
  url: string
  title: string
  sections: { url: string; title: string; excerpt: string }[]
}

/** In seconds. Pagefind itself waits for its files without an end. */
const PATIENCE = 20

const MAX_SECTIONS = 3

/** Returns a search, which loads Pagefind for its first query, and again after a failure. */
export function createSearch(folder: string, maxPages: number): (query: string) => Promise<Results> {
  let script: Promise<PagefindScript> | undefined
  let attempts = 0
  return async (query) => {
    // Browsers keep a script that failed, under its address.
    script ??= loadScript(`${folder}pagefind.js?${attempts++}`)
    try {
      return await inTime(find(await script, query, maxPages), 'An answer of Pagefind', PATIENCE)
    } catch (error) {
      script = undefined
      console.warn('Search is not available.', error)
      throw error
    }
  }
}

async function loadScript(address: string): Promise<PagefindScript> {
  const script: PagefindScript = await importScript(() => import(/* @vite-ignore */ address))
  // The addresses in the index have the base path.
  await inTime(script.options({ baseUrl: '/' }), 'The index of Pagefind', PATIENCE)
  return script
}

async function find(script: PagefindScript, query: string, maxPages: number): Promise<Results> {
  const { results } = await script.search(query)
  const pages = await Promise.all(results.slice(0, maxPages).map((result) => result.data()))
  return { total: results.length, pages: pages.map(foundPage) }
}

/** Returns a page with its sections, those with the most matches first. */
export function foundPage({ url, excerpt, meta, sub_results }: PagefindPage): FoundPage {
  const title = meta.title ?? url
  const sections = [...sub_results].sort((a, b) => b.locations.length - a.locations.length)
  // A match in the title alone belongs to no section.
  const shown = sections.length > 0 ? sections.slice(0, MAX_SECTIONS) : [{ url, title, excerpt }]
  return { url, title, sections: shown.map(({ url, title, excerpt }) => ({ url, title, excerpt })) }
}

/** Returns the text of an excerpt, in pieces that are marked or not. */
export function piecesOf(html: string): { text: string; isMarked: boolean }[] {
  return html.split(/<\/?mark>/).map((piece, index) => ({
    text: piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    isMarked: index % 2 === 1,
  }))
}
