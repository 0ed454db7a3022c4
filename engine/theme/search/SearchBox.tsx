import { RETRY } from '../../client/error-texts'
import { shortcutLabel } from '../../client/search/shortcut'
import { Icon } from '../icons/Icon'
import styles from './SearchBox.module.css'
import { useSearchBox } from './use-search-box'

/** The button of the navbar that opens search. */
export function SearchBox() {
  const { isReady, isFailed, prepare, open } = useSearchBox()
  return (
    <div
      className={styles.search}
      onPointerEnter={isFailed ? undefined : prepare}
      onPointerDown={isReady || isFailed ? undefined : open}
    >
      <button type="button" className={styles.box} disabled={!isReady} onClick={open}>
        <Icon name="search" />
        <span>{labelOf(isReady, isFailed)}</span>
        {isReady && <span className={styles.shortcut}> {shortcutLabel()}</span>}
      </button>
      {isFailed && (
        <button type="button" className={styles.retry} onClick={open}>
          {RETRY}
        </button>
      )}
    </div>
  )
}

function labelOf(isReady: boolean, isFailed: boolean): string {
  if (isReady) return 'Search'
  return isFailed ? 'Search failed' : 'Loading...'
}
