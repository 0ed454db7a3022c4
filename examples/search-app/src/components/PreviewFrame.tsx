import { isNotInputEvent } from '@sinequa/atomic'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { Icon } from './Icon'

interface FrameProps {
  title: string
  /** The original document. */
  url?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Over the page, which waits until it is closed. */
export function Modal({ title, url, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="preview"
      aria-labelledby="preview-title"
      onClose={onClose}
    >
      <Head
        title={title}
        url={url}
        onClose={() => dialog.current?.close()}
      />
      {children}
    </dialog>
  )
}

/** Beside the results, which stay usable. */
export function Panel({ title, url, onClose, children }: FrameProps) {
  const panel = useRef<HTMLElement>(null)
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isNotInputEvent(event)) onClose()
  })
  useEffect(() => {
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [])
  useLayoutEffect(() => {
    const opener = document.activeElement
    const own = panel.current
    return () => {
      if (
        own?.contains(document.activeElement) &&
        opener instanceof HTMLElement
      )
        opener.focus()
    }
  }, [])
  return (
    <section
      ref={panel}
      className="preview"
      aria-labelledby="preview-title"
    >
      <Head title={title} url={url} onClose={onClose} />
      {children}
    </section>
  )
}

function Head({ title, url, onClose }: Omit<FrameProps, 'children'>) {
  return (
    <div className="preview-head">
      <h2 id="preview-title">{title}</h2>
      {url && (
        <a
          className="icon"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label="Open the original"
        >
          <Icon name="external" />
        </a>
      )}
      <button
        type="button"
        className="icon"
        aria-label="Close"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
