import { usePage, useShared, useSite, useWords } from 'docwright/kit/browser/contexts'
import { followFromOverlay, holdEntry, releaseEntry } from 'docwright/kit/browser/overlay'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ResultList } from './ResultList'
import { createSearch, type Results } from './search'
import type { words } from './words.js'

/** What the feature tells browsers. */
interface Shared {
  maxPages: number
  isIndexed: boolean
}

/** What a query gave; undefined before there is one. */
type Answer = Results | 'failed' | undefined

/** Opens whenever the number of requests rises, and keeps the last query. */
export function SearchDialog({ requests }: { requests: number }) {
  const texts = useWords<typeof words.pagefind>('pagefind')
  const { basePath } = useSite()
  const { maxPages = 0, isIndexed = false } = useShared<Shared>('pagefind') ?? {}
  const page = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [search] = useState(() => createSearch(`${basePath}pagefind/`, maxPages))
  const [answer, setAnswer] = useState<Answer>()

  const close = () => {
    dialog.current?.close()
    releaseEntry('pagefind')
  }
  const ask = async () => {
    const text = input.current?.value ?? ''
    const found = text.trim() === '' ? undefined : await search(text).catch(() => 'failed' as const)
    // The reader may have typed on.
    if (text === input.current?.value) setAnswer(found)
  }

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    holdEntry('pagefind', close)
    input.current?.select()
  }, [requests])
  useEffect(() => {
    // A page that arrives while the dialog is open has replaced the entry of the history.
    if (dialog.current?.open) holdEntry('pagefind', close)
  }, [page])

  return createPortal(
    <dialog
      ref={dialog}
      className="pagefind"
      aria-label={texts.search}
      closedby="any"
      onClose={() => releaseEntry('pagefind')}
      onKeyDown={moveByArrows}
    >
      <div className="pagefind-top">
        <input
          ref={input}
          type="search"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          disabled={!isIndexed}
          onChange={ask}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) dialog.current?.querySelector('a')?.click()
          }}
        />
        <button type="button" onClick={close}>
          {texts.close}
        </button>
      </div>
      <p role="status">{isIndexed ? statusOf(answer, texts) : texts.notIndexed}</p>
      {answer === 'failed' && (
        <button type="button" onClick={ask}>
          {texts.retry}
        </button>
      )}
      {answer !== 'failed' && answer && (
        <ResultList
          name={texts.results}
          pages={answer.pages}
          follow={({ nativeEvent }) => {
            // The link is pressed again once the dialog is closed.
            if (dialog.current?.open) followFromOverlay(nativeEvent, close)
          }}
        />
      )}
    </dialog>,
    document.body,
  )
}

function statusOf(answer: Answer, { failed, found }: typeof words.pagefind): string {
  if (answer === 'failed') return failed
  return answer ? found.replace('{count}', String(answer.total)) : ''
}

/** Moves the focus between the input and the results. */
function moveByArrows(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops: (Element | null)[] = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const next = stops.at((stops.indexOf(document.activeElement) + step) % stops.length)
  if (next instanceof HTMLElement) next.focus()
  event.preventDefault()
}
