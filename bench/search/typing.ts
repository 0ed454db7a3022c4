import type { Browser, CDPSession, Page } from '@playwright/test'
import { boxOf, openSettled, savingContext } from './search-page'

/** Typed letter by letter: a name, words and a question. */
export const TYPED = ['resolveToColumnName', 'web token cookie', 'how do I sign in']
/** Between two keys, in ms: long enough for everything that one of them causes. */
export const BETWEEN_KEYS = 300
/** In ms. By then the first results are on the screen, but not the rest, which follows when typing stops. */
export const RESULTS_SHOWN = 150

const LOADING = 1500
const OPENING = 600

/** A page on a processor slowed down by a factor. */
export interface SlowPage {
  page: Page
  session: CDPSession
  /** The center of the search box. */
  box: { x: number; y: number }
}

/** Runs `work` in a fresh page. */
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

/** Acts like a reader: moves the pointer to the box, which loads search, and clicks. */
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
