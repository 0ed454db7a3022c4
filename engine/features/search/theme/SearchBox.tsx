import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useSite } from '../../../kit/browser/contexts'
import { Icon } from '../../../kit/browser/icon'
import { importScript, lookForNewBuild } from '../../../kit/browser/scripts'
import { RETRY } from '../../../kit/browser/words'
import { createSearchStore } from '../client/search-store'
import { isSearchKey, shortcutLabel } from '../client/shortcut'
import { createTypeAhead } from '../client/type-ahead'
import styles from './SearchBox.module.css'

/** The navbar's button that opens search, and the dialog, which is mounted closed once its script has loaded. */
export function SearchBox() {
  const { basePath } = useSite()
  const [store] = useState(() => createSearchStore(() => ({ basePath, stamp: stampOf(document) })))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  /** The dialog's script, loaded after the index; null if that failed. */
  const [part, setPart] = useState<typeof import('./SearchDialog') | null>()
  const [requests, setRequests] = useState(0)
  const [typeAhead] = useState(() => createTypeAhead(globalThis))
  const isThere = state === 'indexed' || state === 'ready'
  const isReady = isThere && Boolean(part)
  const isUsable = isReady || state === 'asleep'
  const isFailed = state === 'failed' || part === null

  /** Opens search as soon as it is ready, loading it again after a failure. */
  const open = () => {
    store.start()
    if (!isReady) typeAhead.start()
    setPart((came) => came ?? undefined)
    setRequests((count) => count + 1)
  }

  useEffect(() => {
    if (!isThere || part !== undefined) return
    // A transition creates the closed dialog in short tasks.
    importScript(() => import('./SearchDialog')).then(
      (dialog) => startTransition(() => setPart(dialog)),
      () => {
        setPart(null)
        void lookForNewBuild()
      },
    )
  }, [isThere, part])
  useEffect(() => {
    if (isFailed) typeAhead.take()
  }, [isFailed, typeAhead])
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
    <>
      <div
        className={styles.searchBox}
        data-failed={isFailed || undefined}
        // A reader whose pointer comes near is likely to search soon.
        onPointerEnter={isFailed ? undefined : store.start}
        onPointerDown={isReady || isFailed ? undefined : open}
      >
        <button type="button" className={styles.button} disabled={!isUsable} onClick={open}>
          <Icon name="search" />
          <span>
            {isFailed ? WORDS.search.notLoaded : isUsable ? WORDS.search.button : WORDS.search.loading}
          </span>
          {isReady && <span className={styles.shortcut}> {shortcutLabel()}</span>}
        </button>
        {isFailed && (
          <button type="button" className={styles.retry} onClick={open}>
            {RETRY}
          </button>
        )}
      </div>
      {part && (
        <part.SearchDialog store={store} requests={isReady ? requests : 0} takeTyped={typeAhead.take} />
      )}
    </>
  )
}

/** Returns the stamp of the search files, which is in documents. */
function stampOf({ documentElement }: Document): string {
  return documentElement.dataset.stamp ?? '0'
}
