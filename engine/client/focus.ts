/**
 * Tells a screen reader that the page has changed, and puts the keyboard at its start: focus moves to
 * the heading, which is read out. Nothing scrolls.
 */
export function focusPage(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}
