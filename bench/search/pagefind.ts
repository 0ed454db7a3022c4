import type { Browser, Page } from '@playwright/test'
import type { SearchPage } from '../../engine/features/search/types'
import { type Figures, ROUNDS, TEXTS } from './judging'
import { pagefindBytes, writePagefind } from './pagefind-files'
import { serveFolder } from './static-files'

/** How many pages of a result are read. */
const MAX_PAGES = 10

interface Pagefind {
  search(text: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
}

/** Pagefind only runs in a browser, so it is timed there, until everything that it loads for a query has arrived. */
export async function examinePagefind(
  pages: readonly SearchPage[],
  folder: string,
  browser: Browser,
): Promise<Figures> {
  await writePagefind(pages, folder)
  const server = await serveFolder(folder)
  const page = await browser.newPage()
  try {
    await page.goto(`${server.url}/`)
    await page.addScriptTag({
      type: 'module',
      content: `import * as pagefind from '/pagefind/pagefind.js'; window.pagefind = pagefind`,
    })
    await page.waitForFunction(() => 'pagefind' in window)
    const answers = await ask(page)
    return {
      name: 'Pagefind',
      bytes: pagefindBytes(folder),
      times: answers.map(({ time }) => time),
      found: answers.map(({ urls }) => urls.map((url) => url.replace(/(?<=.)\/$/, ''))),
    }
  } finally {
    await page.close()
    server.stop()
  }
}

interface Answer {
  /** Median, in ms. */
  time: number
  urls: string[]
}

function ask(page: Page): Promise<Answer[]> {
  return page.evaluate(
    async ({ texts, rounds, max }) => {
      const { pagefind } = window as unknown as { pagefind: Pagefind }
      const answers: Answer[] = []
      for (const text of texts) {
        const { results } = await pagefind.search(text)
        const data = await Promise.all(results.slice(0, max).map((result) => result.data()))
        const times: number[] = []
        for (let round = 0; round < rounds; round++) {
          const start = performance.now()
          await pagefind.search(text)
          times.push(performance.now() - start)
        }
        const time = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
        answers.push({ time, urls: data.map(({ url }) => url) })
      }
      return answers
    },
    { texts: [...TEXTS], rounds: ROUNDS, max: MAX_PAGES },
  )
}
