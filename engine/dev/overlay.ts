import { EDITS_ID, ERROR_ID, PAGE_CHANGED, PAGE_LISTENS } from '../app/dev-events'
import { SiteError } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import { inlineJson } from '../page/escape'
import type { PageError } from '../page/types'

/** Hides Vite's hint below an error, which names a configuration file that sites do not have. */
export const OVERLAY_STYLE = `<style>
vite-error-overlay::part(tip) { height: 2em; overflow: hidden; visibility: hidden }
vite-error-overlay::part(tip)::before { display: block; visibility: visible; content: 'Press Escape to close this.' }
</style>`

/** Returns the document shown instead of a page that failed, until the error is fixed. */
export function errorDocument(error: unknown, base: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title><link rel="icon" href="data:,">${OVERLAY_STYLE}</head><body>${overlayScript(overlayError(error), base)}</body></html>`
}

export function overlayScript(error: PageError, base: string): string {
  return `<script type="module">
import { createHotContext, ErrorOverlay } from ${JSON.stringify(`${base}@vite/client`)}
const overlay = new ErrorOverlay(${inlineJson(error)})
document.body.append(Object.assign(overlay, { id: ${JSON.stringify(ERROR_ID)}, role: 'alert' }))
if (!document.getElementById('app')) {
  const hot = createHotContext('/docs-error')
  hot.on(${JSON.stringify(PAGE_CHANGED)}, () => location.reload())
  hot.send(${JSON.stringify(PAGE_LISTENS)}, { edits: Number(document.getElementById(${JSON.stringify(EDITS_ID)})?.textContent) })
}
</script>`
}

/** Returns an error as printed and shown. An author's mistake needs no stack trace. */
export function overlayError(error: unknown): PageError {
  if (error instanceof SiteError || error instanceof SiteProblems)
    return { message: error.message, stack: '' }
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' }
  return { message: String(error), stack: '' }
}
