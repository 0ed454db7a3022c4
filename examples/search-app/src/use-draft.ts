import { useState } from 'react'

/** What the user is typing. It starts again whenever the value from outside changes, for example after "Back". */
export function useDraft(value: string) {
  const [origin, setOrigin] = useState(value)
  const [draft, setDraft] = useState(value)
  if (value !== origin) {
    setOrigin(value)
    setDraft(value)
  }
  return [draft, setDraft] as const
}
