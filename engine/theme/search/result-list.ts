import type { PageResult } from '../../client/search/result-views'
import { type DialogState, hitsOf } from './dialog-state'
import { firstPages } from './first-pages'
import { hitId } from './hit-link'
import { createPageGroup, type NumberedPage } from './page-group'
import { createPool } from './view-pool'

/** How long nothing new came before the rest is shown, in ms: longer than between two keys of a word. */
const REST_AFTER = 400

/** Of the window, in CSS pixels: the dialog has no room for more of them. */
const HIT_HEIGHT = 120

/**
 * What fits the dialog is printed at once, so that typing stays light; the rest when the results stay.
 * @returns what prints a state of the dialog.
 */
export function createResultList(list: HTMLElement, input: HTMLInputElement): (state: DialogState) => void {
  const printPages = createPool<NumberedPage>(list, createPageGroup)
  const select = createSelection(list, input)
  let last: DialogState['results']
  let rest: ReturnType<typeof setTimeout> | undefined

  const print = (pages: readonly PageResult[]) => printPages(numbered(pages))
  return ({ results, answered, active }) => {
    const all = results?.pages ?? []
    if (results !== last) {
      clearTimeout(rest)
      rest = setTimeout(() => print(all), REST_AFTER)
      print(firstPages(all, Math.ceil(innerHeight / HIT_HEIGHT)))
    } else if (active > 0) print(all)
    last = results
    list.dataset.query = answered.trim()
    input.setAttribute('aria-expanded', String(hitsOf(results).length > 0))
    select(active)
  }
}

function numbered(pages: readonly PageResult[]): NumberedPage[] {
  let next = 0
  return pages.map((page) => {
    const first = next
    next += page.hits.length
    return { page, first }
  })
}

/** @returns what makes a hit the active one, and brings it into view. */
function createSelection(list: HTMLElement, input: HTMLInputElement): (active: number) => void {
  let selected: Element | null = null
  let isScrolled = false
  // To ask the list where it stands would lay it out at once.
  list.onscroll = () => {
    isScrolled = true
  }
  return (active) => {
    const option = document.getElementById(hitId(active))
    if (selected !== option) selected?.setAttribute('aria-selected', 'false')
    selected = option
    option?.setAttribute('aria-selected', 'true')
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    if (active > 0) option?.scrollIntoView({ block: 'nearest' })
    else if (isScrolled) list.scrollTop = 0
    isScrolled = active > 0
  }
}
