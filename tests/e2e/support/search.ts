import type { Page } from '@playwright/test'
import { expect, hydrated } from './test'

export const box = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Loading|Search)/ })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const input = (page: Page) => page.getByRole('combobox', { name: 'Search' })
export const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
export const options = (page: Page) => list(page).getByRole('option')
export const selected = (page: Page) => list(page).getByRole('option', { selected: true })
export const status = (page: Page) => dialog(page).getByRole('status')

/** Brings the pointer near search, which then gets all that it needs. */
export async function approach(page: Page): Promise<void> {
  await hydrated(page)
  await box(page).hover({ force: true })
}

/** Types a query, and waits until its results are shown. */
export async function ask(page: Page, query: string): Promise<void> {
  await input(page).fill(query)
  await expect(list(page)).toHaveAttribute('data-query', query.trim())
}

export async function open(page: Page): Promise<void> {
  await box(page).click()
  await expect(input(page)).toBeFocused()
}
