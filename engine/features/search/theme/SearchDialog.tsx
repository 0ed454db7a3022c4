import { type KeyboardEvent, memo, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onAddressChange } from '../../../kit/browser/address'
import { usePage } from '../../../kit/browser/contexts'
import { Icon } from '../../../kit/browser/icon'
import { afterOverlay, holdEntry, releaseEntry } from '../../../kit/browser/overlay'
import { goToHit, land } from '../client/landing'
import { readSelection, rememberSearch } from '../client/recent'
import { hitId } from '../client/result-views'
import type { SearchStore } from '../client/search-store'
import css from './dialog.lazy.css?inline'
import { LIST_ID, VERSION_ID } from './ids'
import { PartChoice, useParts } from './PartChoice'
import { ResultList } from './ResultList'
import resultsCss from './results.lazy.css?inline'
import { SearchedVersion, SearchNotice } from './SearchNotice'
import { createSession, type Go, type SearchSession } from './search-session'
import { CLEAR, CLOSE, countText, DIALOG, HINTS, PLACEHOLDER, SHOW_MORE } from './texts'

// A constructed style sheet: the content security policy forbids style elements, and pages need not carry these rules.
const sheet = new CSSStyleSheet()
sheet.replaceSync(css + resultsCss)
document.adoptedStyleSheets.push(sheet)

interface SearchDialogProps {
  store: SearchStore
  /** Number of requests to open search; 0 while search is not ready. The dialog opens whenever it rises. */
  requests: number
  /** Returns what the reader has typed since the request. */
  takeTyped(): string
}

/** The search dialog. It keeps the last query when it opens again. */
export function SearchDialog({ store, requests, takeTyped }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const page = usePage()
  const close = () => {
    dialog.current?.close()
    releaseEntry('search')
  }
  const go: Go = (query, { url, words }, isApart) => {
    rememberSearch(query)
    if (isApart) return void open(url, '_blank', 'noopener')
    // Closing returns the focus, which then moves to the hit's target.
    close()
    afterOverlay(() => goToHit(url, words))
  }
  const [session] = useState(() => createSession(store, go))
  const { results, answered, active } = useSyncExternalStore(session.subscribe, session.state)
  const isOnItsWay = useSyncExternalStore(store.subscribe, store.state) === 'indexed'
  const { parts, part, choosePart } = useParts(session)
  const searchAll = () => {
    choosePart(undefined)
    input.current?.focus()
  }
  const showMore = () => {
    session.more()
    input.current?.focus()
  }
  const onClose = () => {
    session.leave()
    // The event is asynchronous, and the dialog may be open again.
    if (!dialog.current?.open) releaseEntry('search')
  }
  const ask = (query: string) => {
    if (!input.current) return
    input.current.value = query
    input.current.focus()
    session.type(query)
  }

  useEffect(() => store.subscribe(session.again), [store, session])
  useEffect(() => onAddressChange(land), [])
  useEffect(() => {
    land()
    // A page that arrives while search is open was requested earlier, and has replaced the history entry.
    if (dialog.current?.open) holdEntry('search', close)
  }, [page])
  useEffect(() => {
    if (requests === 0 || dialog.current?.open) return
    const selected = readSelection()
    const typed = takeTyped()
    dialog.current?.showModal()
    holdEntry('search', close)
    if (typed || selected) ask(typed || selected)
    // What is typed next goes on with what was typed before.
    if (!typed) input.current?.select()
  }, [requests])

  return createPortal(
    <dialog ref={dialog} className="search" aria-label={DIALOG} closedby="any" onClose={onClose}>
      <div className="search-top">
        <Icon name="search" />
        <SearchInput field={input} session={session} option={active >= 0 ? hitId(active) : undefined} />
        <button type="button" className="search-empty" aria-label={CLEAR} onClick={() => ask('')}>
          <Icon name="close" />
        </button>
        <button type="button" className="search-close" aria-label={CLOSE} onClick={close}>
          <kbd>Esc</kbd>
          <b>{CLOSE}</b>
        </button>
      </div>
      {parts.length > 1 && <PartChoice {...{ parts, part, choosePart, results }} />}
      <SearchedVersion />
      <SearchNotice {...{ store, results, part, ask, close }} searchAll={searchAll} />
      <ResultList
        {...{ results, answered, active, parts }}
        point={session.point}
        choose={(hit) => go(answered, hit, false)}
        more={session.more}
      />
      <div className="search-foot">
        <Hints />
        <span role="status">{results ? countText(results, part) : isOnItsWay && WORDS.search.loading}</span>
        {results?.hasMore && (
          <button type="button" onClick={showMore}>
            {SHOW_MORE}
          </button>
        )}
      </div>
    </dialog>,
    document.body,
  )
}

interface SearchInputProps {
  field: Ref<HTMLInputElement>
  session: SearchSession
  /** Id of the active option. */
  option: string | undefined
}

/** Renders again only when the active option changes, to keep keystrokes cheap. */
const SearchInput = memo(function SearchInput({ field, session, option }: SearchInputProps) {
  return (
    <input
      ref={field}
      type="text"
      role="combobox"
      aria-label={DIALOG}
      aria-autocomplete="list"
      aria-expanded={option !== undefined}
      aria-controls={LIST_ID}
      aria-describedby={VERSION_ID}
      aria-activedescendant={option}
      placeholder={PLACEHOLDER}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      onInput={({ currentTarget }) => session.type(currentTarget.value)}
      onKeyDown={(event) => onKey(event, session)}
    />
  )
})

function onKey(event: KeyboardEvent, { move, enter }: SearchSession): void {
  // Enter then ends a composition, and belongs to the word.
  if (event.nativeEvent.isComposing) return
  if (event.key === 'ArrowDown') move(1)
  else if (event.key === 'ArrowUp') move(-1)
  else if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey)
  else return
  event.preventDefault()
}

const Hints = memo(function Hints() {
  return (
    <span className="search-hints">
      {HINTS.map(([key, effect]) => (
        <span key={key}>
          <kbd>{key}</kbd> {effect}
        </span>
      ))}
    </span>
  )
})
