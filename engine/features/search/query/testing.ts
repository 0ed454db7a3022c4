import { buildSearch } from '../index/build-index'
import type { SearchIndex, SearchOptions, SearchPage, SearchSection } from '../types'
import { createCanonicalPages } from './canonical-pages'
import { createExactNames, type ExactNames } from './exact-names'
import { loadIndex, loadSearch } from './load-index'
import type { Search } from './query'
import { createVocabulary, type Vocabulary } from './vocabulary'

export const testOptions: SearchOptions = { highlightResult: true, maxHits: 20 }

/** Returns a page for tests of this room. Its first section is the text before any heading. */
export function testPage(title: string, ...sections: (string | SearchSection)[]): SearchPage {
  return {
    title,
    url: `/docs/${title.replaceAll(' ', '-')}`,
    description: '',
    keywords: [],
    sections: [{ text: '' }, ...sections.map((one) => (typeof one === 'string' ? { text: one } : one))],
  }
}

export function section(heading: string, text: string, code?: string): SearchSection {
  const id = heading.toLowerCase().replaceAll(' ', '-')
  return { id, heading, level: 2, text, ...(code === undefined ? {} : { code }) }
}

export function searchOf(pages: readonly SearchPage[], options: Partial<SearchOptions> = {}): Search {
  const { documents, index } = buildSearch(pages, { ...testOptions, ...options })
  return loadSearch(documents, loadIndex(index))
}

export function vocabularyOf(pages: readonly SearchPage[]): Vocabulary {
  const index: SearchIndex = JSON.parse(buildSearch(pages, testOptions).index)
  return createVocabulary(index)
}

export function exactNamesOf(pages: readonly SearchPage[]): ExactNames {
  const vocabulary = vocabularyOf(pages)
  return createExactNames(pages, vocabulary, createCanonicalPages(pages, vocabulary))
}

/** Returns the titles of the results, best first. */
export function titlesFor(search: Search, text: string): string[] {
  return search.query(text).pages.map(({ title }) => title)
}
