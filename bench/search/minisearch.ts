import { brotlied } from '../../tests/budgets/measure'
import { type Contender, distinct } from './judging'
import { requirePeer, type SectionText } from './peer-packages'

interface MiniSearch {
  addAll(documents: readonly SectionText[]): void
  search(text: string): { id: number }[]
}

interface MiniSearchClass {
  new (options: object): MiniSearch
  loadJSON(json: string, options: object): MiniSearch
}

/** As its documentation recommends for search as you type: prefixes, typos in a fifth of a word, boosted titles. */
const OPTIONS = {
  fields: ['title', 'pageTitle', 'content', 'keywords'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, pageTitle: 2, keywords: 2 } },
}

export function miniSearch(sections: readonly SectionText[]): Contender {
  const MiniSearch: MiniSearchClass = requirePeer('minisearch')
  const built = new MiniSearch(OPTIONS)
  built.addAll(sections)
  const json = JSON.stringify(built)
  const loaded = MiniSearch.loadJSON(json, OPTIONS)
  return {
    name: 'MiniSearch',
    bytes: brotlied(json) + brotlied(JSON.stringify(sections)),
    find: (text) => distinct(loaded.search(text).map(({ id }) => sections[id]?.route ?? '')),
  }
}
