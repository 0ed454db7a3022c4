import { prefersReducedMotion } from './scroll'

/** In ms. */
const DURATION = 120

/**
 * Lets the page that has come fade in, unless the reader asked for less motion. It is in the document from the first frame
 * on: a cross-fade would wait for a picture of the page before, and take the clicks of either.
 */
export function fadeIn(page: Element | null): void {
  if (!prefersReducedMotion()) page?.animate({ opacity: [0.4, 1] }, DURATION)
}
