import { useLayoutEffect } from 'react'
import { hideOnScroll } from '../../client/hide-on-scroll'
import { usePage } from '../contexts'

/** Lets the navbar go away on scrolling down. It shows nothing, and starts afresh on each page. */
export function HideOnScroll() {
  const { path } = usePage()

  // Before the new page is scrolled to its place.
  useLayoutEffect(() => {
    const navbar = document.querySelector<HTMLElement>('#app > * > header')
    return navbar && path ? hideOnScroll(navbar) : undefined
  }, [path])

  return null
}
