import type { Page } from '@playwright/test'
import { stopClock } from './support/clock'
import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const CLIPBOARD = ['clipboard-read', 'clipboard-write']
/** The block that contains `firstOfBlock`, without its removed lines: one in the middle, and the last one. */
const CHANGED = [
  'const kept = 0',
  'const added = 1',
  'const wrong = oops',
  'const firstOfBlock = 3',
  'const secondOfBlock = 4',
  'const marked = 5',
].join('\n')

const block = (page: Page, text: string) => page.locator('article figure', { hasText: text })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Returns a block's copy button in each of its states. A state stays until the test moves the clock. */
async function copyButton(page: Page, text: string) {
  const figure = block(page, text)
  await figure.hover()
  await stopClock(page)
  const button = (name: string) => figure.getByRole('button', { name, exact: true })
  return { copy: button('Copy'), copied: button('Copied'), notCopied: button('Not copied') }
}

test('a block’s copy button copies its code, without the lines that are removed', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(CLIPBOARD)
  await visit('writing/code')
  const { copy, copied } = await copyButton(page, 'firstOfBlock')
  await copy.click()
  await expect(copied).toBeVisible()
  expect(await clipboard(page)).toBe(CHANGED)
})

test('the button and a live region say "Copied" for two seconds, however often it is copied', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(CLIPBOARD)
  await visit('writing/code')
  const { copy, copied } = await copyButton(page, 'firstOfBlock')
  const status = page.getByRole('status').filter({ hasText: 'Copied' })
  await copy.click()
  await expect(copied).toBeVisible()
  await expect(status).toBeAttached()
  await page.clock.runFor(1900)
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await copied.click()
  await expect.poll(() => clipboard(page)).toBe(CHANGED)
  await page.clock.runFor(1900)
  await expect(copied).toBeVisible()
  await page.clock.runFor(200)
  await expect(copy).toBeVisible()
  await expect(status).toHaveCount(0)
})

test('where the page has no clipboard, the code is copied from a selection and the focus stays', async ({
  page,
  visit,
}) => {
  await visit('writing/code')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) Object.assign(window, { selected: target.value })
    })
  })
  const { copy, copied } = await copyButton(page, 'firstOfBlock')
  await copy.click()
  await expect(copied).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'selected'))).toBe(CHANGED)
})

test('where nothing can be copied, the button says so', async ({ page, visit }) => {
  await visit('writing/code')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const { copy, notCopied } = await copyButton(page, 'firstOfBlock')
  await copy.click()
  await expect(notCopied).toBeVisible()
})

test('the copy button works on a page that was reached by a link', async ({ page, context, visit }) => {
  await context.grantPermissions(CLIPBOARD)
  await visit('writing/links')
  await sidebar(page).getByRole('link', { name: 'Code' }).click()
  const { copy, copied } = await copyButton(page, 'npm install')
  await copy.click()
  await expect(copied).toBeVisible()
  expect(await clipboard(page)).toBe('npm install lamp')
})

test('a long line scrolls inside its block, until the wrap switch is on', async ({ page, visit }) => {
  await visit('writing/code')
  const figure = block(page, 'the keeper climbs')
  const hidden = () => figure.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)
  expect(await hidden()).toBeGreaterThan(0)
  await figure.hover()
  const wrap = figure.getByRole('button', { name: 'Wrap' })
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'true')
  expect(await hidden()).toBe(0)
  await wrap.click()
  await expect(wrap).toHaveAttribute('aria-pressed', 'false')
  expect(await hidden()).toBeGreaterThan(0)
})

test('a selected article has the texts of the page, and not those of its buttons', async ({
  page,
  visit,
}) => {
  await visit('writing/code')
  const selected = await page.evaluate(() => {
    const article = document.querySelector('article')
    if (article) getSelection()?.selectAllChildren(article)
    return String(getSelection())
  })
  expect(selected).toContain('npm install lamp')
  expect(selected).not.toMatch(/Copy|Wrap/)
})
