/** The fraction of the remaining distance covered in each frame. */
const SCROLL_SHARE = 0.85

/** Events with which the reader interrupts a scroll. */
const READER_SCROLLS = ['wheel', 'touchstart', 'keydown']

/** Returns the position of the next frame on the way to the top, in px. */
export function nextPosition(position: number): number {
  return Math.floor(position * (1 - SCROLL_SHARE))
}

/** Scrolls smoothly to the top, in browsers without built-in smooth scrolling: Safari before 15.4. */
export function glide(): void {
  const end = new AbortController()
  const { signal } = end
  const step = () => {
    if (signal.aborted) return
    scrollTo(0, nextPosition(scrollY))
    if (scrollY > 0) requestAnimationFrame(step)
    else end.abort()
  }
  for (const type of READER_SCROLLS) addEventListener(type, () => end.abort(), { signal })
  requestAnimationFrame(step)
}
