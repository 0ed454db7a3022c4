import type { Hit, PageResult, SearchDoc } from '../types'
import { excerptOf } from './excerpt'
import type { RankedPage } from './ranking'

const MAX_HITS = 3
/** Sections that answer much less than the best one of their page are not shown. */
const MIN_SHARE = 0.4

/** What is shown of a page: its best sections, each with a piece of its text. */
export function pageResult(
  { sections }: Pick<RankedPage, 'sections'>,
  doc: SearchDoc,
  terms: ReadonlySet<string>,
): PageResult {
  const best = sections[0]
  const shown = sections.filter(
    ({ score, hasOwn }, at) => at === 0 || (hasOwn && best && score >= best.score * MIN_SHARE),
  )
  const numbers = shown.length > 0 ? shown.slice(0, MAX_HITS).map(({ section }) => section) : [0]
  return {
    title: doc.title,
    url: doc.url,
    ...(doc.part === undefined ? {} : { part: doc.part }),
    hits: numbers.map((number) => hitOf(doc, number, terms)),
  }
}

function hitOf(doc: SearchDoc, number: number, terms: ReadonlySet<string>): Hit {
  const section = doc.sections[number] ?? { text: '' }
  const url = section.id === undefined ? doc.url : `${doc.url}#${section.id}`
  return { url, path: headingPath(doc, number), ...excerptOf({ heading: doc.title, ...section }, terms) }
}

/** The headings around a section, outermost first, and its own. */
export function headingPath({ sections }: SearchDoc, number: number): string[] {
  const path: string[] = []
  let inside = Number.POSITIVE_INFINITY
  for (const { heading, level = 1 } of sections.slice(0, number + 1).reverse()) {
    if (heading === undefined || level >= inside) continue
    path.unshift(heading)
    inside = level
  }
  return path
}
