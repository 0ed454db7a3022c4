import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { onAddressChange } from '../../client/address-change'
import { land } from '../../client/search/landing'
import type { SearchState, SearchStore } from '../../client/search/search-store'
import { selectedText } from '../../client/search/selected-text'
import { usePage } from '../contexts'
import { Icon } from '../icons/Icon'
import './adopt-style'
import { CLOSE, DIALOG } from './dialog-texts'
import { SearchFooter } from './SearchFooter'
import { SearchInput } from './SearchInput'
import { SearchNotice } from './SearchNotice'
import { SearchResults } from './SearchResults'
import { useSearch } from './use-search'

interface SearchDialogProps {
  store: SearchStore
  state: SearchState
  /** Opening waits until search is ready. */
  isOpen: boolean
  onClose(): void
}

/** What finds a page. It stays in the document while it is closed, and keeps the last query. */
export function SearchDialog({ store, state, isOpen, onClose }: SearchDialogProps) {
  const frame = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const page = usePage()
  const search = useSearch(store, state, frame)

  useEffect(land, [page])
  useEffect(() => onAddressChange(land), [])
  useEffect(() => onGoingBack(() => frame.current?.close()), [])

  const ask = (query: string) => {
    if (!input.current) return
    input.current.value = query
    input.current.focus()
    search.type(query)
  }

  const isShown = isOpen && state === 'ready'
  useLayoutEffect(() => {
    if (!isShown || frame.current?.open) return
    const selected = selectedText()
    frame.current?.showModal()
    if (selected) ask(selected)
    input.current?.select()
  }, [isShown])

  return (
    <dialog ref={frame} className="search" aria-label={DIALOG} closedby="any" onClose={onClose}>
      <div className="search-top">
        <Icon name="search" />
        <SearchInput {...{ input, search, listId }} />
        <button type="button" aria-label={CLOSE} onClick={() => frame.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <SearchNotice {...{ store, state, isOpen, ask }} dialog={search.dialog} />
      <SearchResults {...{ search, listId }} />
      <SearchFooter dialog={search.dialog} />
    </dialog>
  )
}

/** A page that comes while search is open was asked for before; one that the reader goes back to was not. */
function onGoingBack(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
