/** What was loaded, by its key. */
export interface Loaded<Value> {
  /** Loads once for each key, and again after a failure. */
  get(key: string): Promise<Value>
  /** The next call for a key loads again. */
  forget(): void
}

/** Returns a cache in front of `load`. */
export function loadOnce<Value>(load: (key: string) => Promise<Value>): Loaded<Value> {
  const cached = new Map<string, Promise<Value>>()
  return {
    get(key) {
      const known = cached.get(key)
      if (known) return known
      const loading = load(key)
      cached.set(key, loading)
      loading.catch(() => cached.delete(key))
      return loading
    },
    forget: () => cached.clear(),
  }
}
