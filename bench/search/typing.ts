import type { Browser, CDPSession, Page } from '@playwright/test'
import { boxOf, openSettled, savingContext } from './search-page'

/** What is typed, letter by letter: a name, words and a question. */
export const TYPED = ['resolveToColumnName', 'web token cookie', 'how do I sign in']
/** Between two keys: all that one of them causes is over before the next, in ms. */
export const BETWEEN_KEYS = 300
/** The results are on screen by then, and their rest, which only comes when nobody types, is not; in ms. */
export const RESULTS_SHOWN = 150

const LOADING = 1500
const OPENING = 600

/** A page, and the processor behind it, which is so many times as slow as this one. */
export interface SlowPage {
  page: Page
  session: CDPSession
  /** The middle of the search box. */
  box: { x: number; y: number }
}

/** Runs `work` in a page of its own. */
export async function onSlowPage<T>(
  browser: Browser,
  site: string,
  slowdown: number,
  work: (slow: SlowPage) => Promise<T>,
): Promise<T> {
  const context = await savingContext(browser)
  try {
    const page = await openSettled(context, site)
    const box = await boxOf(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await work({ page, session, box })
  } finally {
    await context.close()
  }
}

/** As a reader does: a pointer comes to the box, which loads search, and clicks. */
export async function openDialog({ page, box }: SlowPage): Promise<void> {
  await page.waitForTimeout(OPENING)
  await page.mouse.move(box.x, box.y)
  await page.waitForTimeout(LOADING)
  await page.mouse.click(box.x, box.y)
  await page.waitForTimeout(OPENING)
}

export async function press(page: Page, letter: string): Promise<void> {
  await page.keyboard.press(letter === ' ' ? 'Space' : letter)
}
