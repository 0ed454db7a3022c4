import { onAddressChange } from '../../client/address-change'
import { goToHit, land } from '../../client/search/landing'
import { rememberSearch } from '../../client/search/recent'
import type { SearchStore } from '../../client/search/search-store'
import { searchedVersion } from '../../client/search/searched-version'
import { selectedText } from '../../client/search/selected-text'
import './adopt-style'
import { listen } from './dialog-events'
import { createFrame } from './dialog-frame'
import type { DialogState } from './dialog-state'
import { countText, versionText } from './texts'
import { failureNotice, nothingNotice, recentNotice } from './notice'
import { createResultList } from './result-list'
import { createSession, type SessionEffects } from './search-session'

export interface SearchDialog {
  open(): void
  /** Another page is shown. */
  land(): void
  remove(): void
}

/**
 * What finds a page. It stays in the document while it is closed, and keeps the last query. It stands outside
 * of React, which took more time for a keystroke than all else of the dialog.
 */
export function createSearchDialog(store: SearchStore, onClose: () => void): SearchDialog {
  const frame = createFrame()
  const { dialog, input, notice } = frame
  const printResults = createResultList(frame.list, input)

  const noticeOf = ({ results }: DialogState) => {
    if (store.state() === 'failed') return [failureNotice(store.start)]
    if (!results) return [recentNotice(ask)]
    return results.total === 0 ? [nothingNotice(results, ask)] : []
  }
  const showNotice = () => notice.replaceChildren(...noticeOf(session.state()))
  const showVersion = () => {
    frame.version.textContent = versionText(searchedVersion())
  }
  const show = (state: DialogState) => {
    printResults(state)
    showNotice()
    frame.status.textContent = state.results ? countText(state.results) : ''
  }
  const go: SessionEffects['go'] = (query, { url, words }, isApart) => {
    rememberSearch(query)
    if (isApart) return open(url, '_blank', 'noopener')
    // It gives the focus back, which then goes to the place of the hit.
    dialog.close()
    goToHit(url, words)
  }
  const session = createSession(store, { show, go })
  const ask = (query: string) => {
    input.value = query
    input.focus()
    session.type(query)
    showNotice()
  }
  const onState = () => {
    showNotice()
    session.again()
  }

  listen(frame, session, go)
  dialog.onclose = () => {
    session.leave()
    onClose()
  }
  document.body.append(dialog)
  const ends = [store.subscribe(onState), onAddressChange(land), onGoingBack(() => dialog.close())]
  return {
    land() {
      showVersion()
      land()
    },
    open() {
      if (dialog.open) return
      const selected = selectedText()
      showVersion()
      showNotice()
      dialog.showModal()
      if (selected) ask(selected)
      input.select()
    },
    remove() {
      for (const end of ends) end()
      dialog.remove()
    },
  }
}

/** A page that comes while search is open was asked for before; one that the reader goes back to was not. */
function onGoingBack(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}
