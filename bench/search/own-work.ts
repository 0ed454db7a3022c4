import type { Browser, CDPSession } from '@playwright/test'
import { BETWEEN_KEYS, onSlowPage, openDialog, press, RESULTS_SHOWN, type SlowPage, TYPED } from './typing'

/** Chromium's own counters of a page's work on the main thread, in s. */
const COUNTERS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

/**
 * Returns, for each keystroke until its results are on the screen, script, style and layout in ms of CPU time. Without
 * tracing, this excludes painting and the browser's own work for a key.
 */
export async function measureOwnWork(browser: Browser, site: string, slowdown: number): Promise<number[]> {
  const all: number[] = []
  for (const text of TYPED) {
    const ofText = await onSlowPage(browser, site, slowdown, async (slow) => {
      await slow.session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await openDialog(slow)
      return workOfLetters(slow, text)
    })
    all.push(...ofText)
  }
  return all
}

async function workOfLetters({ page, session }: SlowPage, text: string): Promise<number[]> {
  const works: number[] = []
  for (const letter of text) {
    const before = await counted(session)
    await press(page, letter)
    await page.waitForTimeout(RESULTS_SHOWN)
    works.push((await counted(session)) - before)
    await page.waitForTimeout(BETWEEN_KEYS - RESULTS_SHOWN)
  }
  return works
}

async function counted(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.filter(({ name }) => COUNTERS.includes(name)).map(({ value }) => value)
  return 1000 * seconds.reduce((sum, value) => sum + value, 0)
}
