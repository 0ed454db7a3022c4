import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const block = (page: Page, text: string) => page.locator('article figure', { hasText: text })

test('[P9] a fence without a language is highlighted as TypeScript', async ({ page }) => {
  await page.goto('writing/code')
  const figure = block(page, 'const lamp: Lamp')
  await expect(figure).toHaveAttribute('data-lang', 'TypeScript')
  await expect(figure.locator('code span', { hasText: /^const$/ })).toHaveCount(1)
  await expect(figure.locator('code span', { hasText: "'red'" })).toHaveCount(1)
})

test('a fence of plain text has no colors and shows every sign', async ({ page }) => {
  await page.goto('writing/code')
  const code = block(page, 'plain <text>').locator('code')
  await expect(code).toHaveText('plain <text> & {braces}')
  await expect(code.locator('span')).toHaveCount(0)
})

test('a fence without a title and a language has no empty line above its code', async ({ page }) => {
  await page.goto('writing/code')
  const figure = block(page, 'plain <text>')
  const [top, code] = await Promise.all([figure.boundingBox(), figure.locator('pre').boundingBox()])
  expect((code?.y ?? 0) - (top?.y ?? 0)).toBeLessThan(4)
  await expect(figure.getByRole('button', { name: 'Copy' })).toBeVisible()
})

test('code has colors in both modes, and they differ', async ({ page }) => {
  const color = () =>
    block(page, 'const lamp: Lamp')
      .locator('code span', { hasText: /^const$/ })
      .evaluate((element) => getComputedStyle(element).color)
  await page.goto('writing/code')
  const light = await color()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  expect(await color()).not.toBe(light)
})

test('a title stands above its code, and the listed lines are marked', async ({ page }) => {
  await page.goto('writing/code')
  const figure = block(page, 'const five')
  await expect(figure.locator('figcaption')).toHaveText('lamp.ts')
  const marked = figure.locator('.theme-code-block-highlighted-line')
  await expect(marked).toHaveText([/^const one = 1\s*$/, /^const three = 3\s*$/, /^const four = 4\s*$/])
})

test('magic comments mark lines and are gone', async ({ page }) => {
  await page.goto('writing/code')
  const figure = block(page, 'firstOfBlock')
  await expect(figure.locator('.code-block-add-line')).toHaveText([/added/, /firstOfBlock/, /secondOfBlock/])
  await expect(figure.locator('.code-block-remove-line')).toHaveText([/removed/, /gone/])
  await expect(figure.locator('.code-block-error-line')).toHaveText([/wrong/])
  await expect(figure.locator('.theme-code-block-highlighted-line')).toHaveText([/marked/])
  await expect(figure.locator('code')).not.toContainText('//')
  await expect(block(page, '<b>bold</b>').locator('.code-block-add-line')).toHaveText([/bold/])
  await expect(block(page, 'npm install').locator('.code-block-add-line')).toHaveText([/npm install/])
})

test('lines are numbered where the fence says so', async ({ page }) => {
  await page.goto('writing/code')
  const numbers = (text: string) =>
    block(page, text)
      .first()
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content))
  await expect(page.locator('article [data-numbers]')).toHaveCount(2)
  expect(await numbers('speed.js')).toEqual([expect.stringContaining('10'), expect.stringContaining('11')])
})

test('a block that scrolls is reached with the keyboard and has a name', async ({ page, visit }) => {
  await visit('writing/code')
  const pre = block(page, 'the keeper climbs').locator('pre')
  await pre.focus()
  await expect(pre).toBeFocused()
  await expect(pre).toHaveAccessibleName('TypeScript code')
  await expect(block(page, 'speed.js').locator('pre')).toHaveAccessibleName('speed.js, JavaScript code')
})

test('code in a list or a fold is highlighted', async ({ page, visit }) => {
  await visit('writing/code')
  await expect(page.locator('article li figure', { hasText: 'lamp.on()' })).toBeVisible()
  const fold = page.locator('article details', { hasText: 'Code in a fold' })
  await expect(fold.locator('figure')).toBeHidden()
  await fold.locator('summary').click()
  await expect(fold.locator('figure')).toBeVisible()
})
