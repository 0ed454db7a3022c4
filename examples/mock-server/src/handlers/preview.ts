import type { CategoryHighlightData, PreviewData } from '@sinequa/atomic'
import type { SignedInCall } from '../route'
import { type Highlight, highlightsOf } from '../search/entities'
import { recordOf, type ServerRecord } from '../search/record'
import { termsOf } from '../search/terms'
import { findDocument } from './find-document'

type ServerPreview = Omit<PreviewData, 'record'> & { record: ServerRecord }

/** Serves `fetchPreview`: a document, the URL of its page, and the highlights there. */
export function preview({ state, fields }: SignedInCall): ServerPreview {
  const document = findDocument(state, fields.id)
  const text = fields.query?.text ?? ''
  const terms = termsOf(text)
  const highlights = highlightsOf(document, terms)
  return {
    record: recordOf(document, 0, terms),
    resultId: 'mock',
    cacheId: document.id,
    highlightsPerCategory: Object.fromEntries(
      CATEGORIES.map(([category, one, many]) => [category, categoryData(highlights, category, one, many)]),
    ),
    highlightsPerLocation: highlights.map((highlight) => ({
      start: highlight.offset,
      length: highlight.length,
      values: [highlight.value],
      displayValue: highlight.value,
      positionInCategories: { [highlight.category]: positionIn(highlights, highlight) },
    })),
    documentCachedContentUrl: `/api/v1/preview/content?${new URLSearchParams({ id: document.id, text })}`,
  }
}

const CATEGORIES = [
  ['matchlocations', 'Match', 'Matches'],
  ['company', 'Company', 'Companies'],
  ['person', 'Person', 'People'],
  ['geo', 'Place', 'Places'],
] as const

/** Returns the index of a highlight within its category, which the `id` of its element also contains. */
export function positionIn(highlights: readonly Highlight[], highlight: Highlight): number {
  return highlights.filter(({ category }) => category === highlight.category).indexOf(highlight)
}

function categoryData(
  highlights: readonly Highlight[],
  category: string,
  label: string,
  plural: string,
): CategoryHighlightData {
  const found = highlights.filter((highlight) => highlight.category === category)
  return {
    categoryDisplayLabel: label,
    categoryDisplayLabelPlural: plural,
    categoryFilterAllLabel: `All ${plural.toLowerCase()}`,
    categoryFilterNoneLabel: `No ${plural.toLowerCase()}`,
    values: [...new Set(found.map(({ value }) => value))].map((value) => ({
      value,
      displayValue: value,
      locations: found
        .filter((one) => one.value === value)
        .map(({ offset, length }) => ({ start: offset, enclosingLength: length })),
    })),
  }
}
