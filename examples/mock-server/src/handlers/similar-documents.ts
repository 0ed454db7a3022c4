import type { SignedInCall } from '../route'
import { recordOf, type ServerRecord } from '../search/record'
import { documentWords } from '../search/words'
import { findDocument } from './find-document'

const MAX_SIMILAR = 5

/** Serves `fetchSimilarDocuments`: those that share the most words of the title. */
export function similarDocuments({ state, fields }: SignedInCall): {
  methodresult: string
  data: ServerRecord[]
} {
  const source = findDocument(state, fields.sourceDocumentId)
  const words = new Set(documentWords(source).title)
  const scored = state.documents
    .filter((document) => document !== source)
    .map((document) => ({
      document,
      shared: documentWords(document).title.filter((word) => words.has(word)).length,
    }))
  const best = scored.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared)
  return {
    methodresult: 'ok',
    data: best.slice(0, MAX_SIMILAR).map(({ document }, rank) => recordOf(document, rank, [])),
  }
}
