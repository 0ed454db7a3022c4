import { useLayoutEffect, useState } from 'react'
import { importScript } from '../../client/import-script'
import { onAddressChange } from '../../client/navigation/address'
import { prefersReducedMotion } from '../../client/navigation/scroll'
import { usePage } from '../contexts'
import styles from './BackToTop.module.css'

/** The button is shown from this scroll position on, in px. */
const TOP_BUTTON_FROM = 300

/** Appears while the reader scrolls up a long page, and disappears on the way down and near the top. */
export function BackToTop() {
  const [isShown, setShown] = useState(false)
  const { path } = usePage()

  // Before a new page scrolls to its position.
  useLayoutEffect(() => {
    let last = Number.NaN
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - innerHeight
      setShown(isButtonShown(last, scrollY, end))
      last = scrollY
    }
    /** The scroll that follows is not the reader's. */
    const onAddress = () => {
      last = Number.NaN
      setShown(false)
    }
    onAddress()
    addEventListener('scroll', onScroll)
    const stop = onAddressChange(onAddress)
    return () => {
      removeEventListener('scroll', onScroll)
      stop()
    }
  }, [path])

  return (
    isShown && (
      <button type="button" className={styles.backToTop} aria-label={WORDS.shell.backToTop} onClick={goToTop}>
        ↑
      </button>
    )
  )
}

/** The button disappears, so the focus moves to the start of the page. */
function goToTop(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
  scrollToTop()
}

/**
 * Returns whether to show the button after a scroll: on the way up, but not near the top.
 * @param last Position in px before the scroll; NaN if the reader did not scroll.
 * @param end The last possible position. From beyond it, the page springs back by itself.
 */
export function isButtonShown(last: number, now: number, end: number): boolean {
  return now < last && now >= TOP_BUTTON_FROM && now < end
}

/** Scrolls to the top: instantly for readers who prefer reduced motion, otherwise smoothly in any browser. */
function scrollToTop(): void {
  const isInstant = prefersReducedMotion()
  if (isInstant || CSS.supports('scroll-behavior', 'smooth'))
    scrollTo({ top: 0, behavior: isInstant ? 'instant' : 'smooth' })
  else
    importScript(() => import('./glide')).then(
      ({ glide }) => glide(),
      () => scrollTo(0, 0),
    )
}
