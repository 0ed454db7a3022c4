import { Icon } from '../icons/Icon'
import styles from './Search.module.css'

const MESSAGE = 'Search is not available yet'

/** Keeps the place of the search box, and says that there is none yet. */
export function SearchPlaceholder() {
  return (
    <button type="button" className={styles.search} disabled title={MESSAGE}>
      <Icon name="search" />
      <span className={styles.label}>Search</span>
      <span className={styles.note}>not ready yet</span>
    </button>
  )
}
