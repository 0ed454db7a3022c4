import { prefersReducedMotion } from './scroll'

/** Changes the document, with a short cross-fade where the browser has one and the reader has not asked for less motion. */
export function fade(change: () => void): void {
  if (!document.startViewTransition || document.hidden || prefersReducedMotion()) {
    change()
    return
  }
  const transition = document.startViewTransition(change)
  // A fade that is cut short, as by the next navigation, is no error. One in `change` is.
  transition.ready.catch(ignore)
  transition.finished.catch(ignore)
}

function ignore(): void {}
