import { useState } from 'react'

/**
 * Returns what the user is typing. Resets whenever the outside value
 * changes, for example after "Back".
 */
export function useDraft(value: string) {
  const [origin, setOrigin] = useState(value)
  const [draft, setDraft] = useState(value)
  if (value !== origin) {
    setOrigin(value)
    setDraft(value)
  }
  return [draft, setDraft] as const
}
