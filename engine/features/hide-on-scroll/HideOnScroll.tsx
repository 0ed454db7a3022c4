import { useLayoutEffect } from 'react'
import { onAddressChange } from '../../kit/browser/address'
import { usePage } from '../../kit/browser/contexts'
import { isOverlayOpen } from '../../kit/browser/overlay'

/** Scrolling by fewer pixels does not count as a change of direction. */
const THRESHOLD = 6

/** Hides the navbar on scrolling down. Renders nothing, and starts over on each page. */
export function HideOnScroll() {
  const { path } = usePage()

  // Before the new page scrolls to its position.
  useLayoutEffect(() => {
    const navbar = document.querySelector<HTMLElement>('#app > * > header')
    return navbar && path ? hideOnScroll(navbar) : undefined
  }, [path])

  return null
}

/** Attribute of the navbar with which the style sheet moves it out of view. */
const HIDDEN = 'data-hidden'
/** Keyboard focus, or an open menu. Focus from a pointer does not count, since it stays behind. */
const IN_USE = ':has(:focus-visible, [aria-expanded="true"])'

/**
 * Hides the navbar on scrolling down and shows it on scrolling up. It stays while in use, near the top, and after the
 * view jumped instead of scrolling: to an anchor, or to another page.
 * @returns a function that stops this and shows the navbar.
 */
function hideOnScroll(navbar: HTMLElement): () => void {
  let last = position()
  let isJump = false

  const show = () => navbar.removeAttribute(HIDDEN)
  const jump = () => {
    show()
    isJump = true
    // The scroll event of a jump comes before the next frame.
    requestAnimationFrame(() => {
      isJump = false
      last = position()
    })
  }
  const follow = () => {
    const top = position()
    const isNearTop = top < heightAbovePage(navbar)
    if (isNearTop) show()
    const moved = top - last
    if (isJump || Math.abs(moved) < THRESHOLD) return
    last = top
    navbar.toggleAttribute(HIDDEN, moved > 0 && !isNearTop && !isInUse(navbar))
  }

  jump()
  const stopAddress = onAddressChange(jump)
  addEventListener('scroll', follow, { passive: true })
  navbar.addEventListener('focusin', show)
  return () => {
    stopAddress()
    removeEventListener('scroll', follow)
    navbar.removeEventListener('focusin', show)
    show()
  }
}

/** Returns the scroll position, without overscroll. */
function position(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return Math.min(Math.max(scrollY, 0), scrollHeight - clientHeight)
}

/** Returns the height in px of everything above the page itself, within which the navbar stays visible. */
function heightAbovePage({ nextElementSibling: page }: HTMLElement): number {
  return page instanceof HTMLElement ? page.offsetTop : 0
}

function isInUse(navbar: HTMLElement): boolean {
  return navbar.matches(IN_USE) || isOverlayOpen()
}
