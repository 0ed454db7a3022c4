import { useEffect, useState } from 'react'

/** Distance in px from the top of the window to the line a heading has to pass to be current. */
const LINE = 96

/**
 * The heading whose section the reader is in; undefined above the first one.
 * @param ids ids of the headings, in the order of the page
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const update = () => {
      const tops = headings.map((heading) => heading.getBoundingClientRect().top)
      setActive(headings[activeIndex(tops, LINE, isAtEnd())]?.id)
    }
    const observer = new IntersectionObserver(update, { rootMargin: `-${LINE}px 0px 0px`, threshold: [0, 1] })
    for (const heading of headings) observer.observe(heading)
    // No heading moves across the line on the last stretch of a page; its foot does come into view.
    const foot = [...document.querySelectorAll('footer')].at(-1)
    if (foot) observer.observe(foot)
    return () => observer.disconnect()
  }, [key])
  return active
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
