import type { LinksResults } from '@sinequa/atomic'
import type { SignedInCall } from '../route'
import { wordsOf } from '../search/words'

/** Serves `fetchSponsoredLinks`: links for words in the text. */
export function sponsoredLinks({ fields }: SignedInCall): LinksResults {
  const words = wordsOf(fields.query?.text ?? '')
  const links = LINKS.filter(({ word }) => words.includes(word)).map(({ word, title, summary }, place) => ({
    id: word,
    title,
    summary,
    url: `https://intranet.acme.example/${word}`,
    icon: '',
    thumbnail: '',
    tooltip: title,
    rank: place,
    relevance: 1,
  }))
  return { statements: [], links }
}

const LINKS = [
  { word: 'safety', title: 'Report an accident', summary: 'The form, and whom to call first.' },
  { word: 'contract', title: 'Templates of the legal team', summary: 'Every kind of contract, up to date.' },
  { word: 'battery', title: 'Battery handbook', summary: 'Storage, transport and fire safety.' },
]
