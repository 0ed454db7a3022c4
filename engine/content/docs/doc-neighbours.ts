import { nearest } from '../../diagnostics/nearest'
import type { Reporter } from '../../diagnostics/reporter'
import { lineOfKey } from '../front-matter/line-of-key'
import { unknownNeighbour } from '../problems'
import type { Doc } from '../types'

const KEYS = ['pagination_prev', 'pagination_next'] as const

/** Reports docs whose front matter sends readers on to a doc that does not exist. `known` has drafts too. */
export function checkNeighbours(docs: Doc[], known: ReadonlySet<string>, reporter: Reporter): void {
  const ids = docs.map(({ id }) => id)
  for (const { frontMatter, path, text } of docs) {
    for (const key of KEYS) {
      const id = frontMatter[key]
      if (id === undefined || id === null || known.has(id)) continue
      const place = { file: path, line: lineOfKey(text, key) }
      reporter.report('throw', unknownNeighbour(place, key, id, nearest(id, ids), ids))
    }
  }
}
