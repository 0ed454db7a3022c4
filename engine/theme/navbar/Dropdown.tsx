import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { followFromOverlay, holdEntry, releaseEntry } from '../../client/navigation/overlay-history'
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
  const { isOpen, hover, toggle, follow, root, button } = useDropdown()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isFlipped, setFlipped] = useState(false)
  useLayoutEffect(() => setFlipped(isOpen && isCutOff(list.current)), [isOpen])
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
      {/* biome-ignore lint/a11y: the links in it are what is clicked */}
      <ul ref={list} id={id} className={styles.list} data-flipped={isFlipped || undefined} onClick={follow}>
        {children}
      </ul>
    </div>
  )
}

interface DropdownState {
  isOpen: boolean
  hover(event: PointerEvent): void
  toggle(): void
  follow(event: MouseEvent): void
  root: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/**
 * An open dropdown closes on Escape, on following a link, and when a click, touch or the focus is outside it. One that
 * was pressed also closes on going back.
 */
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
    for (const type of ['pointerdown', 'focusin', 'keydown']) {
      document.addEventListener(type, close, listening)
    }
    return () => listening.abort()
  }, [isOpen])

  useEffect(() => {
    if (opener !== 'press') return
    holdEntry('dropdown', () => setOpener(undefined))
    return () => releaseEntry('dropdown')
  }, [opener])

  return {
    isOpen,
    follow({ nativeEvent }) {
      if (opener === 'press') followFromOverlay(nativeEvent, () => flushSync(() => setOpener(undefined)))
      else setOpener(undefined)
    },
    hover({ pointerType, type }) {
      if (pointerType === 'mouse' && opener !== 'press')
        setOpener(type === 'pointerenter' ? 'mouse' : undefined)
    },
    toggle: () => setOpener(opener === 'press' ? undefined : 'press'),
    root,
    button,
  }
}

/** Returns whether an edge of the window cuts off a list that is open. */
function isCutOff(list: Element | null): boolean {
  const { left = 0, right = 0 } = list?.getBoundingClientRect() ?? {}
  return left < 0 || right > document.documentElement.clientWidth
}

function closes(event: Event, dropdown: HTMLElement | null): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Escape'
  return event.target instanceof Element && !dropdown?.contains(event.target)
}
