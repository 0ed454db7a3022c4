import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSearch } from '../../client/search/search-store'
import { isSearchKey } from '../../client/search/shortcut'
import { usePage, useSite } from '../contexts'
import type { SearchDialog } from './search-dialog'

export interface SearchBoxState {
  isReady: boolean
  isFailed: boolean
  /** Search is likely wanted soon. */
  prepare: () => void
  /** Opens search as soon as it is ready; loads it again after a failure. */
  open: () => void
}

/** The search of this page, which is loaded once, and its dialog, a script of its own that comes with the index. */
export function useSearchBox(): SearchBoxState {
  const { basePath, pagefind } = useSite()
  const page = usePage()
  const [store] = useState(() => createSearch(() => ({ basePath, pagefind, stamp: stampOf(document) })))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  /** Null where its script did not come. */
  const [dialog, setDialog] = useState<SearchDialog | null>()
  const [isWanted, setWanted] = useState(false)
  const ready = state === 'ready' ? dialog : undefined

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
  useSearchKey(open)

  return {
    isReady: Boolean(ready),
    isFailed: state === 'failed' || dialog === null,
    prepare: store.start,
    open,
  }
}

function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The build says it on the document. */
function stampOf({ documentElement }: Document): string {
  return documentElement.dataset.search ?? '0'
}
