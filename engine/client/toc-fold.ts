/**
 * Closes the table of contents that lies over the text of narrow screens, once the reader has chosen a heading, turns to
 * something else, or presses Escape.
 */
export function installTocFold(root: Document): void {
  const openFold = () => root.querySelector<HTMLDetailsElement>('.toc-fold[open]')
  root.addEventListener('click', ({ target }) => {
    const fold = openFold()
    if (fold && !isIn(fold.querySelector('summary'), target)) fold.open = false
  })
  root.addEventListener('focusin', ({ target }) => {
    const fold = openFold()
    if (fold && !isIn(fold, target)) fold.open = false
  })
  root.addEventListener('keydown', ({ key }) => {
    const fold = openFold()
    if (key !== 'Escape' || !fold) return
    fold.querySelector('summary')?.focus()
    fold.open = false
  })
}

function isIn(element: Element | null, target: EventTarget | null): boolean {
  return target instanceof Node && element?.contains(target) === true
}
