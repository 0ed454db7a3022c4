import { prefersReducedMotion } from './navigation/scroll'

/**
 * Animates the height of every `<details>` that a reader opens or closes, including those of later pages. The browser
 * itself opens and closes them, so links into one and find-in-page do not wait.
 */
export function installFolds(root: Document): void {
  if (!CSS.supports('selector(::details-content)')) return
  root.addEventListener('click', ({ target }) => {
    const fold = target instanceof Element && target.closest('summary')?.parentElement
    if (!(fold instanceof HTMLDetailsElement)) return
    const { open, offsetHeight } = fold
    // The click takes effect after all listeners; this runs just before the next paint.
    requestAnimationFrame(() => {
      if (fold.open !== open) animate(fold, offsetHeight)
    })
  })
}

/** Returns how long a section of `height` px takes to open or close, in ms. */
export function foldDuration(height: number): number {
  const lines = height / 36
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/**
 * Animates a section to its new height, in px. One that is still moving reverses.
 * @returns its animation.
 */
export function moveHeight(section: HTMLElement, before: number, after: number): Animation {
  const [running] = section.getAnimations()
  if (running) running.reverse()
  if (running) return running
  const height = [`${before}px`, `${after}px`]
  const duration = prefersReducedMotion() ? 1 : foldDuration(Math.abs(after - before))
  return section.animate({ height, overflow: ['clip', 'clip'] }, { duration, easing: 'ease-in-out' })
}

/** @param before Height of the fold before the click, in px. Only its content changes it. */
function animate(fold: HTMLElement, before: number): void {
  const isMoving = fold.getAnimations().length > 0
  const animation = moveHeight(fold, before, fold.offsetHeight)
  if (isMoving) return
  fold.dataset.folding = ''
  animation.onfinish = () => delete fold.dataset.folding
}
