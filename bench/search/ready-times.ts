import type { Browser, Page } from '@playwright/test'
import { boxOf, openSettled, savingContext, usableBox } from './search-page'

const RUNS = 7

/** In ms since a pointer made the page load search. */
export interface ReadyTime {
  /** The worker has both files and can answer. */
  ready: number
  /** The dialog's script has loaded as well, and the box is enabled. */
  usable: number
}

/** Measures how long search takes to be ready if the browser has cached its files. */
export async function measureReady(browser: Browser, site: string): Promise<ReadyTime[]> {
  const context = await savingContext(browser)
  await context.addInitScript(noteTimes)
  try {
    await readyTime(await openSettled(context, site))
    const times: ReadyTime[] = []
    for (let run = 0; run < RUNS; run++) {
      const page = await openSettled(context, site)
      times.push(await readyTime(page))
      await page.close()
    }
    return times
  } finally {
    await context.close()
  }
}

async function readyTime(page: Page): Promise<ReadyTime> {
  const { x, y } = await boxOf(page)
  await page.mouse.move(x, y)
  await usableBox(page)
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN
    return {
      ready: at('search-ready') - at('search-asked'),
      usable: at('search-usable') - at('search-asked'),
    }
  })
}

/** Runs in the page before its own scripts. */
function noteTimes(): void {
  const Original = window.Worker
  window.Worker = class extends Original {
    constructor(address: string | URL, options?: WorkerOptions) {
      performance.mark('search-asked')
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        if (data === 'ready') performance.mark('search-ready')
      })
    }
  }
  new MutationObserver((changes) => {
    const isUsable = changes.some(
      ({ target }) =>
        target instanceof HTMLButtonElement && !target.disabled && /^Search/.test(target.innerText),
    )
    if (isUsable) performance.mark('search-usable')
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
}
