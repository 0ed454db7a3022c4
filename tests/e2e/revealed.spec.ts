import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

/** Follows a link in the text to a path of the site. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'To the place' })
    document.querySelector('main')?.prepend(link)
  }, `/kitchen/${path}`)
  await page.getByRole('link', { name: 'To the place' }).first().click()
}

for (const id of ['parsnips', 'crate', 'stowaway', 'ballast', 'wick', 'label']) {
  test(`a link from another page shows #${id}, in whatever it is folded`, async ({ page, visit }) => {
    await visit('tides')
    await follow(page, `writing/folds#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })

  test(`an address and a link on the same page show #${id} as well`, async ({ page, visit }) => {
    await visit(`writing/folds#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await visit('writing/folds')
    await follow(page, `writing/folds#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })
}

test('a link into a tab is followed, even if a frame is drawn before the tab is', async ({ page, visit }) => {
  await visit('tides')
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => {
      draw(performance.now())
      return 0
    }
  })
  await follow(page, 'writing/folds#wick')
  await expect(page.locator('#wick')).toBeInViewport()
})

test('a link to a fold opens it, one to its label does not', async ({ page, visit }) => {
  await visit('writing/folds#crate')
  await expect(page.locator('#parsnips')).toBeVisible()
  await visit('tides')
  await follow(page, 'writing/folds#crate')
  await expect(page.locator('#parsnips')).toBeVisible()
  await follow(page, 'writing/folds#label')
  await expect(page.getByText('Nothing but dust.')).toBeHidden()
})

test('back and forward find the place in its fold', async ({ page, visit }) => {
  await visit('tides')
  await follow(page, 'writing/folds#parsnips')
  await expect(page.locator('#parsnips')).toBeInViewport()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Tides')
  await page.goForward()
  await expect(page.locator('#parsnips')).toBeInViewport()
})

test('a hit of the search leads into a fold', async ({ page, visit }) => {
  await visit('tides')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Parsnips')
  await page.getByRole('option', { name: 'Parsnips' }).first().click()
  await expect(page.locator('#parsnips')).toBeInViewport()
})
