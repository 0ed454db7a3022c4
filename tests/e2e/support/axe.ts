import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

interface Looked {
  /** Selector of the part to check; the whole page if absent. */
  within?: string
  /** Ids of rules that do not apply here. */
  without?: string[]
  /** Tags or ids of the rules to apply; all rules if absent. */
  only?: string[] | undefined
}

/** Expects axe to find nothing. `state` describes in the message what is shown. */
export async function expectAccessible(
  page: Page,
  state: string,
  { within, without = [], only }: Looked = {},
) {
  // Halves the work: a single run inside the page, without reporting what passes.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false, ...(only && { runOnly: only }) })
    .disableRules(without)
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, state).toEqual([])
}

/** The rules that colors alone decide. Nothing else of a page differs between the color modes. */
const ABOUT_COLORS = ['color-contrast', 'link-in-text-block']

/** The same in light and dark mode, for readers who leave the choice to their system. */
export async function expectAccessibleInModes(page: Page, state: string, looked?: Looked) {
  for (const [colorScheme, only] of [
    ['light', looked?.only],
    ['dark', ABOUT_COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectAccessible(page, `${state}, ${colorScheme}`, { ...looked, only })
  }
}

/** The same on screens with these widths in px, which the page must not exceed. */
export async function expectAccessibleAt(page: Page, widths: readonly number[], state = 'page') {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide), `${state}, ${width} px`).toBeLessThanOrEqual(0)
    await expectAccessibleInModes(page, `${state}, ${width} px`)
  }
}
