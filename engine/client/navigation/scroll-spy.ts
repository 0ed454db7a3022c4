import { hashTarget, keepInView } from './scroll'

/** Distance in px from the top of the viewport to the line that a heading must pass to become current. */
const LINE = 96

/**
 * Marks the current section's heading in the table of contents.
 * @returns a function that stops it.
 */
export function watchHeadings(): () => void {
  const toc = document.querySelector<HTMLElement>('.toc')
  const links = [...(toc?.querySelectorAll('a') ?? [])].filter(({ hash }) => hashTarget(hash))
  const headings = links.flatMap(({ hash }) => hashTarget(hash) ?? [])
  let active: Element | undefined
  const update = () => {
    const tops = headings.map((heading) => heading.getBoundingClientRect().top)
    // Above the first heading, its entry is the place to begin.
    const next = links[Math.max(0, activeIndex(tops, LINE, isAtEnd()))]
    if (next === active) return
    active?.removeAttribute('aria-current')
    next?.setAttribute('aria-current', 'location')
    active = next
    if (toc && next) keepInView(toc, next)
  }
  // The area below the line has no end, so that no heading crosses the line unnoticed, however far the page jumps.
  const rootMargin = `-${LINE}px 0px 9999999px`
  const observer = new IntersectionObserver(update, { rootMargin, threshold: [0, 1] })
  for (const heading of headings) observer.observe(heading)
  // On the last stretch of a page, headings no longer cross the line.
  addEventListener('scrollend', update)
  return () => {
    observer.disconnect()
    removeEventListener('scrollend', update)
  }
}

/**
 * @param tops Distances of the headings from the top of the viewport, in order.
 * @returns the index of the heading that is above the line and closest to it, since some may stand beside others, or -1;
 * at the end of the page, the last index.
 */
export function activeIndex(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1
  return tops.findLastIndex((top) => top === Math.max(...tops.filter((top) => top <= line)))
}

function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
}
