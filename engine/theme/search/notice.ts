import { RETRY } from '../../client/error-texts'
import { forgetSearches, recentSearches } from '../../client/search/recent'
import type { Results } from '../../client/search/result-views'
import { CLEAR_RECENT, FAILED, NEAR, NOTHING_NEAR, nothingFound, RECENT, START } from './texts'
import { button, element } from './element'

type Ask = (query: string) => void

/** Search does not answer any more. */
export function failureNotice(retry: () => void): HTMLElement {
  const text = element('p', {}, FAILED)
  return element('div', { class: 'search-notice', role: 'alert' }, text, button({}, retry, RETRY))
}

/** Nothing was found: what else there is to ask. */
export function nothingNotice({ query, near }: Results, ask: Ask): HTMLElement {
  return element(
    'div',
    { class: 'search-notice' },
    element('p', {}, nothingFound(query)),
    element('p', {}, near.length > 0 ? NEAR : NOTHING_NEAR),
    ...queries(near, ask),
  )
}

/** Nothing was asked yet: what the reader searched for before, on this device only. */
export function recentNotice(ask: Ask): HTMLElement {
  const recent = recentSearches()
  if (recent.length === 0) return element('div', { class: 'search-notice' }, element('p', {}, START))
  const clear = () => {
    forgetSearches()
    ask('')
  }
  return element(
    'section',
    { class: 'search-notice', 'aria-label': RECENT },
    element('p', {}, RECENT, button({ class: 'search-clear' }, clear, CLEAR_RECENT)),
    ...queries(recent, ask),
  )
}

/** Queries to choose from. */
function queries(texts: readonly string[], ask: Ask): HTMLElement[] {
  return texts.map((text) => button({}, () => ask(text), text))
}
