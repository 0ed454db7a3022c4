import { useEffect, useState, useSyncExternalStore } from 'react'
import { RETRY } from '../../client/error-texts'
import { createSearch } from '../../client/search/search-store'
import { isSearchKey, shortcutLabel } from '../../client/search/shortcut'
import { searchAddresses } from '../../page/site'
import { usePage, useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import styles from './SearchBox.module.css'
import type { SearchDialog } from './search-dialog'

/** The button of the navbar that opens search. The dialog is a script of its own, which comes with the index. */
export function SearchBox() {
  const { basePath } = useSite()
  const [store] = useState(() => createSearch(() => searchAddresses(basePath, stampOf(document))))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  /** Null where its script did not come. */
  const [dialog, setDialog] = useState<SearchDialog | null>()
  const page = usePage()
  /** Opening waits for search to be ready. */
  const [isWanted, setWanted] = useState(false)
  const ready = state === 'ready' ? dialog : undefined
  const isFailed = state === 'failed' || dialog === null

  const open = () => {
    store.start()
    setDialog((came) => came ?? undefined)
    setWanted(true)
  }

  useEffect(() => {
    if (state === 'ready' && dialog === undefined)
      import('./search-dialog').then(
        ({ createSearchDialog }) => setDialog(createSearchDialog(store, () => setWanted(false))),
        () => setDialog(null),
      )
  }, [store, state, dialog])
  useEffect(() => () => dialog?.remove(), [dialog])
  useEffect(() => dialog?.land(), [dialog, page])
  useEffect(() => {
    if (!isWanted || !ready) return
    ready.open()
    setWanted(false)
  }, [isWanted, ready])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <div
      className={styles.search}
      onPointerEnter={state === 'waiting' ? store.start : undefined}
      onPointerDown={ready || isFailed ? undefined : open}
    >
      <button type="button" className={styles.box} disabled={!ready} onClick={open}>
        <Icon name="search" />
        <span>{ready ? 'Search' : isFailed ? 'Search failed' : 'Loading...'}</span>
        {ready && <span className={styles.shortcut}> {shortcutLabel()}</span>}
      </button>
      {isFailed && (
        <button type="button" className={styles.retry} onClick={open}>
          {RETRY}
        </button>
      )}
    </div>
  )
}

/** The build says it on the document. */
function stampOf({ documentElement }: Document): string {
  return documentElement.dataset.search ?? '0'
}
