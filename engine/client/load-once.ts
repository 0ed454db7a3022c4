/** Answers by key. */
export interface Answers<Answer> {
  /** Asks once for each key, and again after a failure. */
  get(key: string): Promise<Answer>
  /** The next call for a key asks again. */
  forget(): void
}

export function askOnce<Answer>(ask: (key: string) => Promise<Answer>): Answers<Answer> {
  const kept = new Map<string, Promise<Answer>>()
  return {
    get(key) {
      const known = kept.get(key)
      if (known) return known
      const asked = ask(key)
      kept.set(key, asked)
      asked.catch(() => kept.delete(key))
      return asked
    },
    forget: () => kept.clear(),
  }
}
