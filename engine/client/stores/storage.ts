let warned = false
let suffix = ''

/** Sets the suffix of every key. Only called on sites that configure one. */
export function setStorageSuffix(text: string): void {
  suffix = text
}

/** Returns the stored value of `key`; null if there is none, or if storage is blocked. */
export function readStored(key: string): string | null {
  return attempt(() => localStorage.getItem(key + suffix)) ?? null
}

/** Stores `value` under `key`; null removes it. Does nothing if storage is blocked. */
export function writeStored(key: string, value: string | null): void {
  attempt(() =>
    value === null ? localStorage.removeItem(key + suffix) : localStorage.setItem(key + suffix, value),
  )
}

/** Returns the value of `key` that this tab stored, also before a full load. */
export function readInTab(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key + suffix)) ?? null
}

/** Stores `value` under `key` until the tab is closed. Does nothing if storage is blocked. */
export function writeInTab(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(key + suffix, value))
}

/**
 * Calls `listener` when another browser tab changes the value, and when the page returns from the back-forward cache,
 * where it was not notified.
 * @returns a function that stops it.
 */
export function onStoredChange(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key + suffix || event.key === null) listener()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch (error) {
    if (!warned) console.warn('This browser blocks storage: your choices are not saved.', error)
    warned = true
    return undefined
  }
}
