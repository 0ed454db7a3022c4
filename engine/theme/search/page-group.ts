import type { PageResult } from '../../client/search/result-views'
import { element, update } from './element'
import { createHitLink, type NumberedHit } from './hit-link'
import { createMarkedText } from './marked-text'
import { createPool, type View } from './view-pool'

export interface NumberedPage {
  page: PageResult
  /** Number of its first hit among all. */
  first: number
}

/** The hits of one page, under its title. */
export function createPageGroup(): View<NumberedPage> {
  const name = element('b')
  const part = element('span')
  const group = element('div', { class: 'search-page', role: 'group' })
  group.append(element('div', { class: 'search-title', role: 'presentation' }, name, part))
  const printName = createMarkedText(name)
  const printPart = createMarkedText(part)
  const printHits = createPool<NumberedHit>(group, createHitLink)
  return {
    element: group,
    print({ page, first }) {
      update(name, 'id', `search-page-${first}`)
      update(group, 'aria-labelledby', name.id)
      printName(page.title)
      printPart({ text: page.part ?? '', marks: [] })
      printHits(page.hits.map((hit, at) => ({ hit, number: first + at })))
    },
  }
}
