import { hashTarget } from './scroll'

/**
 * Tells a screen reader that the page has changed, and puts the keyboard at its start, or where the
 * address points: focus moves to the heading, which is read out. Nothing scrolls.
 */
export function focusPage(): void {
  const place =
    hashTarget(location.hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  if (!place) return
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}
