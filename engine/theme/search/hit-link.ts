import type { Excerpt, Hit } from '../../client/search/result-views'
import { element, update } from './element'
import { createMarkedText } from './marked-text'
import type { View } from './view-pool'

export interface NumberedHit {
  hit: Hit
  number: number
}

const NONE: Excerpt = { text: '', marks: [] }
const HIT_ID = 'search-hit-'

/** Of the hit with a number among all that are shown. */
export function hitId(number: number): string {
  return HIT_ID + number
}

/** Number of the hit that an event is about; -1 for none. */
export function hitNumber({ target }: Event): number {
  const option = target instanceof Element ? target.closest('[role="option"]') : null
  return option ? Number(option.id.slice(HIT_ID.length)) : -1
}

/** A link like any other, but that the focus stays in the input. */
export function createHitLink(): View<NumberedHit> {
  const place = element('span', { class: 'search-path' })
  const excerpt = element('span', { class: 'search-excerpt' })
  const link = element('a', { role: 'option', 'aria-selected': 'false', tabindex: '-1' }, place, excerpt)
  const printPlace = createMarkedText(place)
  const printExcerpt = createMarkedText(excerpt)
  return {
    element: link,
    print({ hit, number }) {
      update(link, 'id', hitId(number))
      update(link, 'href', hit.url)
      printPlace(hit.place ?? NONE)
      printExcerpt(hit.excerpt)
    },
  }
}
