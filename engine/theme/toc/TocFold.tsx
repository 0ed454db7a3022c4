import type { TocItem } from '../../page/types'
import styles from './Toc.module.css'
import { TocList } from './TocList'

/** The headings of a page under its title, where there is no room beside it. */
export function TocFold({ items }: { items: TocItem[] }) {
  return (
    <details className={styles.fold}>
      <summary>On this page</summary>
      <TocList items={items} />
    </details>
  )
}
