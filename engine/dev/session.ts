import type { DevSession } from '../feature'

/** A session as the dev server sees it. */
export interface OpenSession extends DevSession {
  /** Registers a callback for what features announce. */
  onAnnounced(listener: () => void): void
  close(): Promise<void>
}

export function createDevSession(): OpenSession {
  const listeners: (() => void)[] = []
  const closing: (() => Promise<void> | void)[] = []
  return {
    announce() {
      for (const listener of listeners) listener()
    },
    onAnnounced: (listener) => void listeners.push(listener),
    onClose: (work) => void closing.push(work),
    async close() {
      for (const work of closing) await work()
    },
  }
}
