import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './Dropdown.module.css'

interface DropdownProps {
  label: ReactNode
  /** Accessible name, if the label alone is not enough. */
  name?: string
  /** The entries, as `<li>`. */
  children: ReactNode
}

/** A button that opens a list of links. Without script, the list is shown while the button has the focus. */
export function Dropdown({ label, name, children }: DropdownProps) {
  const { isOpen, hover, toggle, root, button } = useDropdown()
  const id = useId()
  return (
    <div className={styles.dropdown} ref={root} onPointerEnter={hover} onPointerLeave={hover}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={toggle}
      >
        {label}
      </button>
      <ul id={id} className={styles.list}>
        {children}
      </ul>
    </div>
  )
}

interface DropdownState {
  isOpen: boolean
  hover(event: PointerEvent): void
  toggle(): void
  root: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** An open dropdown closes on Escape, on following a link, and when a click, touch or the focus is outside it. */
function useDropdown(): DropdownState {
  /** What keeps it open. Hovering opens it, and a press keeps it open after the mouse has left. */
  const [opener, setOpener] = useState<'mouse' | 'press'>()
  const isOpen = opener !== undefined
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const close = (event: Event) => {
      if (!closes(event, root.current)) return
      setOpener(undefined)
      if (event instanceof KeyboardEvent) button.current?.focus()
    }
    const listening = new AbortController()
    for (const type of ['pointerdown', 'focusin', 'click', 'keydown']) {
      document.addEventListener(type, close, listening)
    }
    return () => listening.abort()
  }, [isOpen])

  return {
    isOpen,
    hover({ pointerType, type }) {
      if (pointerType === 'mouse' && opener !== 'press')
        setOpener(type === 'pointerenter' ? 'mouse' : undefined)
    },
    toggle: () => setOpener(opener === 'press' ? undefined : 'press'),
    root,
    button,
  }
}

function closes(event: Event, dropdown: HTMLElement | null): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Escape'
  if (!(event.target instanceof Element)) return false
  return event.type === 'click' ? event.target.closest('a') !== null : !dropdown?.contains(event.target)
}
