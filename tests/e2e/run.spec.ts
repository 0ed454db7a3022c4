import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

/** Each panel is in a fold that has its name, and looks like a tab. */
const folds = (page: Page) => page.locator('article .observed-parts > :not(.observed-code) > summary')
const panels = (page: Page) => page.locator('article figure.observed')

test('a sample that is run shows below its code what it was seen to do, and hides what is hidden', async ({
  page,
  visit,
}) => {
  await visit('writing/run')
  const captions = ['Output', 'Warning', 'Throws', 'Request', 'Request', 'Output']
  const names = () => panels(page).evaluateAll((all) => all.map((panel) => panel.ariaLabel))
  expect(await names()).toEqual(captions)
  await expect(folds(page).first()).toHaveText(/^Output \d+$/)
  await expect(panels(page).nth(0).locator('code')).toHaveText(
    "{ name: 'spring', heights: [ 3.1, 0.4 ] } 2025-01-15T10:00:00.000Z",
  )
  await expect(panels(page).nth(1).locator('code')).toHaveText('The water is <low>.')
  await expect(panels(page).nth(2).locator('code')).toHaveText('RangeError: The keel touches ground.')
  await expect(page.locator('article')).not.toContainText('throw new RangeError')
  await expect(page.locator('article')).not.toContainText('respond(')
  const thrown = page.getByRole('figure', { name: 'Throws' })
  await expect(thrown).toBeHidden()
  const sample = page.locator('.sample').filter({ hasText: 'Throws' })
  const code = sample.locator('.code:not(.observed) > pre')
  await folds(page).filter({ hasText: 'Throws' }).click()
  await expect(thrown).toBeVisible()
  await expect(code).toBeHidden()
  await sample.getByText('Code', { exact: true }).click()
  await expect(thrown).toBeHidden()
  await expect(code).toBeVisible()
})

test('a request shows its headers in a fold and its body in colors, without any script', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })
  await page.goto(`${site.url}writing/run`)
  const request = panels(page).nth(3)
  await folds(page).nth(3).click()
  const part = (at: number) => request.locator('pre').nth(at)
  const [asked, headers, body] = [part(0), part(1), part(2)]
  await expect(asked).toHaveText(/^POST \/api\/berths\s+\?length=12\s+&name=Gull$/)
  await expect(headers).toBeHidden()
  await request.getByText('Headers').click()
  await expect(headers).toHaveText(
    /^content-type: text\/plain;charset=UTF-8\nx-harbor: north\n\(credentials: include\)$/,
  )
  await expect(body.locator('code span', { hasText: 'nights' })).toHaveCount(1)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.close()
})

test('a panel is a tab of its code, in colors of both modes, and is whole on paper', async ({
  page,
  visit,
}) => {
  await visit('writing/run')
  const code = page.locator('article .sample .code:not(.observed) > pre').last()
  const bottom = await folds(page)
    .last()
    .evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await code.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(bottom, 0)
  const color = () =>
    folds(page)
      .nth(2)
      .evaluate((element) => getComputedStyle(element).color)
  const light = await color()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  expect(await color()).not.toBe(light)
  await page.emulateMedia({ media: 'print' })
  await expect(panels(page).getByLabel('Headers', { exact: true }).first()).toBeVisible()
})

test('the Markdown of a page has what its samples do, indented as they are', async ({ request, site }) => {
  const markdown = await (await request.get(`${site.url}writing/run.md`)).text()
  expect(markdown).toContain('```text title="Throws"\nRangeError: The keel touches ground.\n```')
  expect(markdown).toContain('\n  ```http title="Request"\n  POST /api/berths\n')
})
