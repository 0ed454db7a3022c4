/** Scrolls `scroller`, and nothing around it, so far that `element` can be seen. */
export function keepInView(scroller: HTMLElement, element: Element | null): void {
  if (!element) return
  const frame = scroller.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  const isSeen = top >= frame.top && bottom <= frame.bottom
  if (!isSeen) scroller.scrollTop += top - frame.top - frame.height / 3
}
