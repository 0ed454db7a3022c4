import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

test('[P3] the table of contents has the headings of levels 2 and 3, no others', async ({ page, visit }) => {
  await visit('writing/headings')
  await expect(toc(page).getByRole('link')).toHaveText([
    'Second level',
    'Third level',
    'With code and emphasis',
    'Same words',
    'Same words',
    'A link in it',
    'Ampersand & angle <T>',
  ])
  for (const level of [2, 3, 4, 5]) await expect(page.locator(`article h${level}`).first()).toBeVisible()
})

test('[P3] every entry leads to its heading', async ({ page, visit }) => {
  await visit('writing/headings')
  const hrefs = await toc(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '#second',
    '#third',
    '#with-code-and-emphasis',
    '#same-words',
    '#same-words-1',
    '#a-link-in-it',
    '#angle',
  ])
  for (const href of hrefs) await expect(page.locator(`article [id="${href?.slice(1)}"]`)).toHaveCount(1)
})

test('a heading’s marks are kept in the table of contents, its link is not', async ({ page, visit }) => {
  await visit('writing/headings')
  await expect(toc(page).locator('code').first()).toHaveText('code')
  await expect(toc(page).getByRole('link', { name: 'A link in it' })).toHaveAttribute('href', '#a-link-in-it')
})

test('a page can hide its table of contents, or choose its levels', async ({ page, visit }) => {
  await visit('matter/shown')
  await expect(page.locator('article h2')).toBeVisible()
  await expect(toc(page)).toHaveCount(0)
  await visit('matter/hidden-title')
  await expect(toc(page).getByRole('link')).toHaveText(['Third', 'Fourth'])
})

test('the entry of the section that is read is marked', async ({ page, visit }) => {
  await visit('tides')
  const current = toc(page).locator('[aria-current=location]')
  await page.locator('#mark-4').evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('Mark 4')
  await page.locator('#mark-7').evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('Mark 7')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(current).toHaveText('Mark 1')
})

test('each heading has a link to itself', async ({ page, site, visit }) => {
  await visit('writing/headings')
  const anchor = page.locator('#third').getByRole('link', { name: 'Direct link to Third level' })
  await page.locator('#third').hover()
  await anchor.click()
  await expect(page).toHaveURL(`${site.url}writing/headings#third`)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 996, height: 800 } })

  test('the table of contents is a fold under the title', async ({ page, visit }) => {
    await visit('writing/headings')
    await expect(toc(page)).toBeHidden()
    const fold = page.locator('main details', { hasText: 'On this page' })
    await expect(fold.getByRole('link', { name: 'Third level' })).toBeHidden()
    await fold.locator('summary').click()
    await fold.getByRole('link', { name: 'Third level' }).click()
    await expect(page).toHaveURL(/#third$/)
    await page.setViewportSize({ width: 1101, height: 800 })
    await expect(toc(page)).toBeVisible()
    await expect(fold).toBeHidden()
  })

  test('the fold stays in reach on a long page, and closes over the heading that was chosen', async ({
    page,
    visit,
  }) => {
    await visit('tides')
    const fold = page.locator('main details', { hasText: 'On this page' })
    const heading = page.locator('#mark-7')
    await heading.evaluate((element) => element.scrollIntoView())
    await fold.locator('summary').click()
    await fold.getByRole('link', { name: 'Mark 4' }).click()
    await expect(fold).not.toHaveAttribute('open')
    await expect(fold.locator('summary')).toBeInViewport({ ratio: 1 })
    const bottom = await fold.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect
      .poll(() => page.locator('#mark-4').evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(bottom)
    await fold.locator('summary').click()
    await page.keyboard.press('Escape')
    await expect(fold).not.toHaveAttribute('open')
    await expect(fold.locator('summary')).toBeFocused()
  })
})

test('the marked entry follows a jump from one long section into another', async ({ page, visit }) => {
  await visit('tides')
  const middleOf = (id: string) =>
    page.evaluate((name) => {
      for (const heading of document.querySelectorAll<HTMLElement>('article h2'))
        heading.style.marginBottom = '2000px'
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0
      scrollTo(0, scrollY + top + 1000)
    }, id)
  for (const number of [2, 6, 3]) {
    await middleOf(`mark-${number}`)
    await expect(toc(page).locator('[aria-current]')).toHaveText(`Mark ${number}`)
  }
})
