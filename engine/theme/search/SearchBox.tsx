import { useEffect, useState, useSyncExternalStore } from 'react'
import { RETRY } from '../../client/error-texts'
import { createSearch } from '../../client/search/search-store'
import { isSearchKey, shortcutLabel } from '../../client/search/shortcut'
import { searchAddresses } from '../../page/site'
import { useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import styles from './SearchBox.module.css'

type Chunk = typeof import('./SearchDialog')

/** The button of the navbar that opens search. The dialog is a script of its own, which comes with the index. */
export function SearchBox() {
  const { basePath } = useSite()
  const [store] = useState(() => createSearch(() => searchAddresses(basePath, stampOf(document))))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  /** Null where its script did not come. */
  const [chunk, setChunk] = useState<Chunk | null>()
  /** Opening waits for search to be ready. */
  const [isOpen, setOpen] = useState(false)
  const isReady = state === 'ready' && chunk
  const isFailed = state === 'failed' || chunk === null

  const open = () => {
    store.start()
    setChunk((came) => came ?? undefined)
    setOpen(true)
  }

  useEffect(() => {
    if (state === 'ready' && chunk === undefined)
      import('./SearchDialog').then(setChunk, () => setChunk(null))
  }, [state, chunk])

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
      onPointerDown={isReady || isFailed ? undefined : open}
    >
      <button type="button" className={styles.box} disabled={!isReady} onClick={open}>
        <Icon name="search" />
        <span>{isReady ? 'Search' : isFailed ? 'Search failed' : 'Loading...'}</span>
        {isReady && <span className={styles.shortcut}> {shortcutLabel()}</span>}
      </button>
      {isFailed && (
        <button type="button" className={styles.retry} onClick={open}>
          {RETRY}
        </button>
      )}
      {chunk && <chunk.SearchDialog {...{ store, state, isOpen }} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The build says it on the document. */
function stampOf({ documentElement }: Document): string {
  return documentElement.dataset.search ?? '0'
}
