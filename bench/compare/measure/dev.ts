import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { BASE, type Prepared } from '../contender'
import { pageFile } from '../page-files'
import type { Figure } from '../results/figures'
import { ORDINARY } from './builds'
import { type DevServer, startDevServer } from './dev-server'
import { editTimes, noteEdits } from './edits'

const MAX_START = 180_000
const MAX_PAGE = 30_000
const MB = 1e6

/** Measures the time from starting the dev server, without caches, to a page, and from an edit to the screen. */
export async function measureDev(browser: Browser, prepared: Prepared, title: string): Promise<Figure[]> {
  const { contender, folder } = prepared
  for (const path of contender.caches) rmSync(join(folder, path), { recursive: true, force: true })
  const page = await browser.newPage()
  await page.addInitScript(noteEdits)
  const began = performance.now()
  const server = await startDevServer(prepared)
  try {
    await opened(page, server, title)
    const started = performance.now() - began
    const edits = await editTimes(page, join(folder, pageFile(contender, ORDINARY)))
    return [
      { what: 'dev server, start to a page', unit: 's', value: started / 1000 },
      ...edits.map((value): Figure => ({ what: 'dev server, edit to screen', unit: 'ms', value })),
      { what: 'dev server, memory', unit: 'MB', value: server.memory() / MB },
    ]
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} The server said: ${server.printed()}`)
  } finally {
    await page.close()
    await server.stop()
  }
}

/** Retries until the page is shown, because some servers respond before they have it. */
async function opened(page: Page, server: DevServer, title: string): Promise<void> {
  const until = performance.now() + MAX_START
  while (performance.now() < until && server.isRunning()) {
    if (await server.answers()) {
      const url = `http://localhost:${server.port}${BASE}${ORDINARY}`
      const answer = await page.goto(url, { waitUntil: 'commit' }).catch(() => null)
      if (answer?.ok() && (await hasHeading(page, title))) return
    }
    await pause(50)
  }
  throw new Error('Its dev server showed no page.')
}

/** Checks every frame, since a page may be reloaded in the meantime. */
function hasHeading(page: Page, title: string): Promise<boolean> {
  const isThere = (text: string) =>
    [...document.querySelectorAll('h1')].some(
      (heading) => heading.checkVisibility() && heading.textContent?.includes(text),
    )
  return page.waitForFunction(isThere, title, { timeout: MAX_PAGE }).then(
    () => true,
    () => false,
  )
}
