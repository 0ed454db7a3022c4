import { useEffect, useRef } from 'react'
import { keepInView } from '../../client/keep-in-view'
import { useActiveHeading } from '../../client/scroll-spy'
import type { TocItem } from '../../page/types'
import styles from './Toc.module.css'
import { TocList } from './TocList'

/** The headings of a page beside it. The one the reader is at is marked. */
export function Toc({ items }: { items: TocItem[] }) {
  const active = useActiveHeading(items.map(({ id }) => id))
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    if (nav.current && active) keepInView(nav.current, nav.current.querySelector('[aria-current]'))
  }, [active])

  return (
    <nav className={styles.toc} aria-label="On this page" ref={nav}>
      <p>On this page</p>
      <TocList items={items} active={active} />
    </nav>
  )
}
