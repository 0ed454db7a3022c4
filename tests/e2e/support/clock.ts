import type { Page } from '@playwright/test'

/**
 * Stops the timers and the frames of the page: from here on they move only with `page.clock.runFor`. The clock runs until
 * it is stopped, which on a busy machine takes a while: hence the long time.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(61_000)
}
