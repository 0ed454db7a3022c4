import { nearest } from '../../diagnostics/nearest'
import type { Reporter } from '../../diagnostics/reporter'
import { lineOfKey } from '../front-matter/line-of-key'
import { unknownSidebar } from '../problems'
import type { Doc } from '../types'

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
