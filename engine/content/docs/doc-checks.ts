import { nearest } from '../../diagnostics/nearest'
import type { Reporter } from '../../diagnostics/reporter'
import { lineOfKey } from '../front-matter/split'
import { unknownNeighbour, unknownSidebar } from '../problems'
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

/** Gives a doc its sidebar: the one its front matter wants (null: none), else `owner`, the first that lists it. */
export function withSidebar(
  doc: Doc,
  owner: string | undefined,
  sidebars: string[],
  reporter: Reporter,
): Doc {
  const wanted = doc.frontMatter.displayed_sidebar
  if (wanted !== undefined && wanted !== null && !sidebars.includes(wanted)) {
    const place = { file: doc.path, line: lineOfKey(doc.text, 'displayed_sidebar') }
    reporter.report('throw', unknownSidebar(place, wanted, nearest(wanted, sidebars), sidebars))
  }
  const sidebar = wanted === undefined ? owner : (wanted ?? undefined)
  return sidebar === undefined ? doc : { ...doc, sidebar }
}
