import type { BrowserContext, Frame, Page } from '@playwright/test'
import { sidebar } from './page'
import { expect } from './test'

/** Blocks storage, from the next load on. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  })
}

/** Returns the console warnings of a context's pages. */
export function watchWarnings(context: BrowserContext): string[] {
  const warnings: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

/** Uses everything in the site `notice` that is stored, and something that is not. */
export async function expectUsable(page: Page | Frame): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /^Color mode: light/ }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await page.getByRole('main').getByRole('link', { name: 'the rules of the crossing' }).click()
  await expect(page.locator('h1')).toHaveText('The crossing')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(bar).toBeHidden()
}
