import { brotlied } from '../../tests/budgets/measure'
import { type Contender, distinct } from './judging'
import { requirePeer, type SectionText } from './peer-packages'

/** Number of sections shown. */
const MAX_SECTIONS = 5

/**
 * Returns lunr with the settings of docusaurus-lunr-search: its boosts and stored positions, the default pipeline, and
 * a query for any of the words, whole ones first.
 */
export function lunrSearch(sections: readonly SectionText[]): Contender {
  const lunr: typeof import('lunr') = requirePeer('lunr')
  const builder = new lunr.Builder()
  builder.pipeline.add(lunr.trimmer, lunr.stopWordFilter, lunr.stemmer)
  builder.searchPipeline.add(lunr.stemmer)
  builder.metadataWhitelist = ['position']
  builder.ref('id')
  builder.field('title', { boost: 200 })
  builder.field('content', { boost: 2 })
  builder.field('keywords', { boost: 100 })
  for (const section of sections) builder.add(section)
  const json = JSON.stringify(builder.build())
  const index = lunr.Index.load(JSON.parse(json))
  // Only affects queries, because the index is already built.
  lunr.tokenizer.separator = /[\s\-/]+/
  return {
    name: 'lunr',
    bytes: brotlied(json) + brotlied(JSON.stringify(sections)),
    find(text) {
      const results = index.query((query) => {
        const tokens = lunr.tokenizer(text)
        query.term(tokens, { boost: 10 })
        query.term(tokens, { wildcard: lunr.Query.wildcard.TRAILING })
      })
      return distinct(results.slice(0, MAX_SECTIONS).map(({ ref }) => sections[Number(ref)]?.route ?? ''))
    },
  }
}
