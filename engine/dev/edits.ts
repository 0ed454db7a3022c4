import type { ViteDevServer } from 'vite'
import { EDITS_ID, PAGE_CHANGED, PAGE_LISTENS, type PageListens } from '../app/dev-events'

/** Counts edits while a dev server runs, and notifies open pages. */
export interface DevEdits {
  /** Number of edits so far. A document contains the number from before it was rendered. */
  count(): number
  /** Makes open pages update their text in place. */
  announce(): void
  /** Makes open pages reload. */
  reload(): void
  /** Records an edit that Vite sends to open pages. Pages that connect later reload. */
  note(): void
}

/** Pages that connect after an edit are notified once they do. */
export function createDevEdits(vite: ViteDevServer): DevEdits {
  const { hot } = vite.environments.client
  const changed = { type: 'custom', event: PAGE_CHANGED } as const
  const reloaded = { type: 'full-reload' } as const
  let count = 0
  /** The last edit that requires a reload. */
  let lastWhole = 0
  hot.on(PAGE_LISTENS, ({ edits }: PageListens, page) => {
    if (edits < lastWhole) page.send(reloaded)
    else if (edits < count) page.send(changed)
  })
  const note = () => {
    count += 1
    lastWhole = count
  }
  return {
    count: () => count,
    announce() {
      count += 1
      hot.send(changed)
    },
    reload() {
      note()
      hot.send(reloaded)
    },
    note,
  }
}

export function editsMark(edits: number): string {
  return `<script type="application/json" id="${EDITS_ID}">${edits}</script>`
}
