import { hashTarget, keepInView } from './scroll'

/** Distance in px from the top of the window to the line a heading has to pass to be current. */
const LINE = 96

/**
 * Marks, in the table of contents of the shown page, the heading whose section the reader is in.
 * @returns a function that stops it.
 */
export function watchHeadings(): () => void {
  const toc = document.querySelector<HTMLElement>('.toc')
  const links = [...(toc?.querySelectorAll('a') ?? [])].filter(({ hash }) => hashTarget(hash))
  const headings = links.flatMap(({ hash }) => hashTarget(hash) ?? [])
  let active: Element | undefined
  const update = () => {
    const tops = headings.map((heading) => heading.getBoundingClientRect().top)
    const next = links[activeIndex(tops, LINE, isAtEnd())]
    if (next === active) return
    active?.removeAttribute('aria-current')
    next?.setAttribute('aria-current', 'location')
    active = next
    if (toc && next) keepInView(toc, next)
  }
  // The area below the line has no lower end: whatever crosses the line is observed, however far the view jumps.
  const rootMargin = `-${LINE}px 0px 9999999px`
  const observer = new IntersectionObserver(update, { rootMargin, threshold: [0, 1] })
  for (const heading of headings) observer.observe(heading)
  // No heading moves across the line on the last stretch of a page.
  addEventListener('scrollend', update)
  return () => {
    observer.disconnect()
    removeEventListener('scrollend', update)
  }
}

/**
 * @param tops distances of the headings from the top of the window, in order
 * @returns the index of the last heading above the line, at the end of the page of the last one; else -1
 */
export function activeIndex(tops: readonly number[], line: number, atEnd: boolean): number {
  return atEnd ? tops.length - 1 : tops.findLastIndex((top) => top <= line)
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
}
