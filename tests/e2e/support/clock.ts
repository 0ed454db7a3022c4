import type { Page } from '@playwright/test'

/**
 * Stops timers and frames of the page, which from then on only move with `page.clock.runFor`. The clock runs until it
 * is paused, which takes a while on a busy machine: hence the long time.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(61_000)
}
