import type { ViteDevServer } from 'vite'
import { EDITS_ID, PAGE_CHANGED, PAGE_LISTENS } from '../app/dev-events'
import { SiteError } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import { inlineJson } from '../page/escape'

interface OverlayError {
  message: string
  stack: string
}

/** Shows an error over the pages that are open. An author's mistake needs no stack of the engine. */
export function sendOverlay(vite: ViteDevServer, error: unknown): void {
  const err = overlayError(error)
  console.error(`${err.message}\n${err.stack}`)
  vite.environments.client?.hot.send({ type: 'error', err })
}

/** A document for a page that cannot be shown: the error, until the file is mended. */
export function errorDocument(error: unknown, base: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title><link rel="icon" href="data:,"></head><body>${overlayScript(error, base)}</body></html>`
}

export function overlayScript(error: unknown, base: string): string {
  return `<script type="module">
import { createHotContext, ErrorOverlay } from ${JSON.stringify(`${base}@vite/client`)}
document.body.append(new ErrorOverlay(${inlineJson(overlayError(error))}))
if (!document.getElementById('app')) {
  const hot = createHotContext('/docs-error')
  hot.on(${JSON.stringify(PAGE_CHANGED)}, () => location.reload())
  hot.send(${JSON.stringify(PAGE_LISTENS)}, { edits: Number(document.getElementById(${JSON.stringify(EDITS_ID)})?.textContent) })
}
</script>`
}

function overlayError(error: unknown): OverlayError {
  if (error instanceof SiteError || error instanceof SiteProblems)
    return { message: error.message, stack: '' }
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' }
  return { message: String(error), stack: '' }
}
