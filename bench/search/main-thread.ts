import type { Browser } from '@playwright/test'
import { type MainThread, mainThreadOf, type Task, TRACE_CATEGORIES } from './trace'
import { BETWEEN_KEYS, onSlowPage, openDialog, press, RESULTS_SHOWN, TYPED } from './typing'

/** Work of the main thread, in ms of CPU time. */
export interface MainThreadWork {
  /** For each keystroke, all tasks until its results are on the screen. */
  keystrokes: number[]
  /** For each keystroke, the longest of these tasks. */
  peaks: number[]
  /** For each keystroke, all later tasks until the next one. */
  rests: number[]
  /** The longest task while search loads and the dialog opens. */
  longestToOpen: number
  /** The longest task of all keystrokes. */
  longestToType: number
}

/** Loads and opens search, and types into it, on a processor slowed down by a factor. */
export async function measureMainThread(
  browser: Browser,
  site: string,
  slowdown: number,
): Promise<MainThreadWork> {
  const traces: MainThread[] = []
  for (const text of TYPED) traces.push(await trace(browser, site, text, slowdown))
  const keys = traces.flatMap(workOfKeys)
  return {
    keystrokes: keys.map(({ until }) => until),
    peaks: keys.map(({ peak }) => peak),
    rests: keys.map(({ after }) => after),
    longestToOpen: Math.max(...traces.map(({ tasks, keys }) => longest(tasks, 0, keys[0]))),
    longestToType: Math.max(...traces.map(({ tasks, keys }) => longest(tasks, keys[0]))),
  }
}

function trace(browser: Browser, site: string, text: string, slowdown: number): Promise<MainThread> {
  return onSlowPage(browser, site, slowdown, async (slow) => {
    await browser.startTracing(slow.page, { categories: TRACE_CATEGORIES })
    await openDialog(slow)
    for (const letter of text) {
      await press(slow.page, letter)
      await slow.page.waitForTimeout(BETWEEN_KEYS)
    }
    return mainThreadOf((await browser.stopTracing()).toString('utf8'))
  })
}

function workOfKeys({ tasks, keys }: MainThread): { until: number; peak: number; after: number }[] {
  return keys.map((key, at) => {
    const next = keys[at + 1] ?? key + BETWEEN_KEYS
    const own = tasks.filter(({ end }) => end >= key && end < next)
    const isEarly = ({ start }: Task) => start < key + RESULTS_SHOWN
    const early = own.filter(isEarly)
    return { until: total(early), peak: longest(early), after: total(own.filter((task) => !isEarly(task))) }
  })
}

function total(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { work }) => sum + work, 0)
}

function longest(tasks: readonly Task[], from = 0, to = Number.POSITIVE_INFINITY): number {
  return Math.max(0, ...tasks.filter(({ end }) => end >= from && end < to).map(({ work }) => work))
}
