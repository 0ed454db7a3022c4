import type { Locator } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

/** Returns the text that the style sheet puts after an element. */
function after(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element, '::after').content)
}

test('[D8] paper is light, whatever the screen is', async ({ page, visit }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await visit('writing/code')
  const colors = () =>
    page.evaluate(() => {
      const code = document.querySelector('article figure code') ?? document.body
      return [getComputedStyle(document.body).backgroundColor, getComputedStyle(code).color]
    })
  expect(await colors()).toEqual(['rgb(13, 20, 18)', 'rgb(228, 237, 234)'])
  await page.emulateMedia({ media: 'print' })
  expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(18, 32, 27)'])
})

test('[D8] paper has the text and no chrome, in full width', async ({ page, visit }) => {
  await visit('writing/headings')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Text before the first heading.')).toBeVisible()
  for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'complementary'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await expect(page.getByText('On this page').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.anchor').filter({ visible: true })).toHaveCount(0)
  await page.setViewportSize({ width: 1045, height: 700 })
  const article = await page.locator('article').boundingBox()
  expect(article?.x).toBe(0)
  expect(article?.width).toBe(await page.evaluate(() => document.body.clientWidth))
})

test('[D8] every tab is printed with its label, and so is the content of folds', async ({ page, visit }) => {
  await visit('writing/tabs')
  await page.emulateMedia({ media: 'print' })
  const article = page.locator('article')
  for (const text of ['Port side.', 'Starboard side', 'Stern.', 'Long days.', 'Long nights.']) {
    await expect(article.getByText(text)).toBeVisible()
  }
  for (const label of ['Red light', 'Green light', 'White light', 'Summer', 'Winter']) {
    await expect(article.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(1)
  }
  await page.emulateMedia({ media: 'screen' })
  await visit('writing/code')
  const fold = page.getByText('lamp.off()')
  await expect(fold).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(fold).toBeVisible()
})

test('[D8] code wraps on paper', async ({ page, visit }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await visit('writing/code')
  const long = page.locator('article pre', { hasText: 'the keeper climbs the stairs' })
  const overflow = () => long.evaluate((pre) => pre.scrollWidth - pre.clientWidth)
  expect(await overflow()).toBeGreaterThan(100)
  await page.emulateMedia({ media: 'print' })
  expect(await overflow()).toBe(0)
})

test('[D8] the address of an external link stands after it, once', async ({ page, visit }) => {
  await visit('writing/links')
  const link = (name: string) => page.getByRole('link', { name })
  await expect.poll(() => after(link('outside'))).not.toContain('weather')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => after(link('outside'))).toContain('https://weather.example.com/today')
  await expect.poll(() => after(link('a file beside'))).toBe('none')
  await visit('writing/gfm')
  await expect.poll(() => after(link('https://harbor.example.com/autolink'))).toBe('none')
})
