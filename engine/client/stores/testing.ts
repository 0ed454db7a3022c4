import { vi } from 'vitest'

/** Stands for the browser's storage until globals are themselves again. @returns what is kept in it. */
export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

/** Stands for the window's events until globals are themselves again. @returns where to dispatch them. */
export function stubWindow(): EventTarget {
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  return window
}
