import { isNotInputEvent } from '@sinequa/atomic'
import { type RefObject, useEffect } from 'react'

/** Focuses an element when the user presses a key outside text fields. */
export function useShortcut(
  key: string,
  element: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== key || !isNotInputEvent(event)) return
      event.preventDefault()
      element.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [key, element])
}
