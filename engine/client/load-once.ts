/** Loaded values, by key. */
export interface Loaded<Value> {
  /** Loads once per key, and again after a failure. */
  get(key: string): Promise<Value>
  /** Makes the next call for each key load again. */
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
