import type { Page } from '@playwright/test'

/** The titles of the posts on a list. */
export const titles = (page: Page) => page.locator('.post-title')
export const pages = (page: Page) => page.getByRole('navigation', { name: 'Blog pages' })
