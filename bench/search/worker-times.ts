import type { Browser } from '@playwright/test'
import { median } from '../statistics'
import { ROUNDS, TEXTS } from './judging'
import { boxOf, openSettled, savingContext, usableBox } from './search-page'

export interface WorkerTimes {
  /** For each text right after loading the index, one after another, in ms. */
  first: number[]
  /** For each text, the median of later rounds, in ms. */
  later: number[]
}

/** Sends all judged queries to the site's own worker, timing from the request message to the answer. */
export async function measureWorker(browser: Browser, site: string): Promise<WorkerTimes> {
  const context = await savingContext(browser)
  try {
    const page = await openSettled(context, site)
    const { x, y } = await boxOf(page)
    await page.mouse.move(x, y)
    await usableBox(page)
    const worker = page.workers()[0]
    if (!worker) throw new Error('Search has no worker.')
    const [first = [], ...later] = await worker.evaluate(
      async ({ texts, rounds }) => {
        const timeOf = (text: string) =>
          new Promise<number>((resolve) => {
            const start = performance.now()
            self.postMessage = () => resolve(performance.now() - start)
            self.dispatchEvent(new MessageEvent('message', { data: { number: 0, text } }))
          })
        const all: number[][] = []
        for (let round = 0; round <= rounds; round++) {
          const times: number[] = []
          for (const text of texts) times.push(await timeOf(text))
          all.push(times)
        }
        return all
      },
      { texts: [...TEXTS], rounds: ROUNDS },
    )
    return { first, later: first.map((_, at) => median(later.map((times) => times[at] ?? 0))) }
  } finally {
    await context.close()
  }
}
