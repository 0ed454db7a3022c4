import type { ViteDevServer } from 'vite'
import { EDITS_ID, PAGE_CHANGED, PAGE_LISTENS, type PageListens } from '../app/dev-events'

/** What was edited while a dev server runs, and the pages that have to hear of it. */
export interface DevEdits {
  /** How many there were. A document is marked with the number from before it was made. */
  count(): number
  /** Open pages get their text anew, in place. */
  announce(): void
  /** Open pages are loaded anew. */
  reload(): void
  /** Open pages know of it by Vite; those that only begin to listen are loaded anew. */
  note(): void
}

/** Pages that were not listening yet at an edit are told of it when they are. */
export function createDevEdits(vite: ViteDevServer): DevEdits {
  const { hot } = vite.environments.client
  const changed = { type: 'custom', event: PAGE_CHANGED } as const
  const reloaded = { type: 'full-reload' } as const
  let count = 0
  /** The last edit that a page cannot take in place. */
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
