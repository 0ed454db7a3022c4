import { useLayoutEffect, useState } from 'react'
import { isButtonShown, scrollToTop } from '../../client/back-to-top'
import { onAddressChange } from '../../client/navigation/address-change'
import { usePage } from '../contexts'
import styles from './BackToTop.module.css'

/** Comes when the reader scrolls up on a long way, and goes on the way down and near the top. */
export function BackToTop() {
  const [isShown, setShown] = useState(false)
  const { path } = usePage()

  // Before the view is brought to its place on a new page.
  useLayoutEffect(() => {
    let last = Number.NaN
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - innerHeight
      setShown(isButtonShown(last, scrollY, end))
      last = scrollY
    }
    /** The scroll that follows goes to a place, and is not the reader's. */
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
      <button type="button" className={styles.button} aria-label="Back to top" onClick={goToTop}>
        ↑
      </button>
    )
  )
}

/** The button goes away on the way: the keyboard goes on from the start of the page. */
function goToTop(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
  scrollToTop()
}
