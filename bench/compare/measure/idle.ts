import type { Page, Request } from '@playwright/test'

/** A page is idle after this many ms without requests, responses and long tasks. */
const SILENCE = 2000
const MAX_WAIT = 60_000
const LOOK_EVERY = 50

/** Tracks the requests of a page and its workers from now on. The returned function waits until the page is idle. */
export function idleOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = performance.now()
  const opened = (request: Request) => {
    open.add(request)
    last = performance.now()
  }
  const closed = (request: Request) => {
    open.delete(request)
    last = performance.now()
  }
  page.on('request', opened).on('requestfinished', closed).on('requestfailed', closed)
  return async () => {
    const until = performance.now() + MAX_WAIT
    do {
      while (open.size > 0 || performance.now() - last < SILENCE) {
        if (performance.now() > until)
          throw new Error(`the page asked for files for more than ${MAX_WAIT} ms`)
        await page.waitForTimeout(LOOK_EVERY)
      }
    } while ((await sinceBusy(page)) < SILENCE && performance.now() < until)
  }
}

/** Returns how long ago the last long task ended, in ms. Waits first, since its entry may arrive a moment late. */
function sinceBusy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { benchSeen } = window as unknown as { benchSeen: { longtask?: PerformanceEntry[] } }
    const last = benchSeen.longtask?.at(-1)
    return performance.now() - (last ? last.startTime + last.duration : 0)
  })
}
