import { isTextField } from './shortcut'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** Returns whether a key adds a character or removes one, and is not for a text field of the page. */
export function isTyped({ key, ctrlKey, metaKey, altKey, target }: Key): boolean {
  const isText = [...key].length === 1 || key === 'Backspace'
  return isText && !ctrlKey && !metaKey && !altKey && !isTextField(target)
}

export interface TypeAhead {
  /** From now on, what the reader types is kept, and does nothing else, until it is taken. */
  start(): void
  /** Returns what was typed, and stops. */
  take(): string
}

/** Keeps what a reader types into a field that is still on its way. */
export function createTypeAhead(target: EventTarget): TypeAhead {
  let text = ''
  const keep = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || !isTyped(event)) return
    event.preventDefault()
    text = event.key === 'Backspace' ? text.slice(0, -1) : text + event.key
  }
  return {
    start: () => target.addEventListener('keydown', keep),
    take() {
      target.removeEventListener('keydown', keep)
      const taken = text
      text = ''
      return taken
    },
  }
}
