import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

interface Looked {
  /** Selector of the part that is looked at; without it, the whole page. */
  within?: string
  /** Ids of rules that do not hold for what is shown. */
  without?: string[]
}

/** Axe finds nothing in what is shown. `state` names that in the message. */
export async function expectAccessible(page: Page, state: string, { within, without = [] }: Looked = {}) {
  // Half the work: one run, in the page itself, and no place for all that is right.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false })
    .disableRules(without)
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, state).toEqual([])
}

/** The same in light and in dark mode, for readers who have left the choice to their system. */
export async function expectAccessibleInModes(page: Page, state: string, looked?: Looked) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectAccessible(page, `${state}, ${colorScheme}`, looked)
  }
}

/** The same on screens of these widths, in px, and the page is never wider than the screen. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide), `${width} px`).toBeLessThanOrEqual(0)
    await expectAccessibleInModes(page, `${width} px`)
  }
}
