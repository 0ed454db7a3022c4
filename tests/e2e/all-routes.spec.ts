import { HOME, STANDALONE, sidebars } from '../routes'
import { expectAccessible } from './support/axe'
import { isMarked, mark } from './support/document'
import { ABOUT_TEXT, follow, load, ownRoutes, read, representatives, walk } from './support/routes'
import { expect, test } from './support/test'

// That every page has data equal to its document is shown without a browser, by `tests/all-routes.test.ts`.

test.describe.configure({ mode: 'parallel' })

test('[R1] [E3] every page of the sidebar docs shows by client navigation from the one before', async ({
  page,
}) => {
  await page.goto('atomic/intro')
  await mark(page)
  const walked = await walk(page, sidebars.docs)
  expect(await isMarked(page)).toBe(true)
  const own = (await ownRoutes()).filter((path) => sidebars.docs.own.test(path))
  expect(walked.map(({ path }) => path).sort()).toEqual(own.sort())
  for (const { path, title, heading, length } of walked) {
    expect.soft(heading, path).not.toBe('')
    expect.soft(title, path).toContain('Sinequa Mint')
    expect.soft(length, `letters of ${path}`).toBeGreaterThan(800)
  }
})

test('[R1] [E3] a page of each kind shows on direct load, and its text is accessible', async ({ page }) => {
  const paths = await representatives()
  const withSidebar = Object.values(sidebars).filter(({ own }) => paths.some((path) => own.test(path)))
  expect(withSidebar).toHaveLength(3)
  for (const path of paths) {
    expect.soft((await load(page, path)).heading, path).not.toBe('')
    await expectAccessible(page, path, { within: 'article', only: ABOUT_TEXT })
  }
})

test('[R1] the home page shows on direct load, and the same one by client navigation', async ({ page }) => {
  const direct = await load(page, HOME)
  await load(page, sidebars.docs.first)
  await mark(page)
  expect(await follow(page, page.getByRole('banner').locator(`a[href="${HOME}"]`))).toEqual(direct)
  expect(await isMarked(page)).toBe(true)
})

test('[R1] the standalone page shows on direct load and by client navigation', async ({ page }) => {
  const direct = await load(page, STANDALONE)
  await load(page, HOME)
  await page.locator('main').evaluate((main, href) => {
    main.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Over there' }))
  }, STANDALONE)
  await page.getByRole('link', { name: 'Over there' }).click()
  await page.waitForURL(`**${STANDALONE}`)
  await expect(page.locator('h1')).toHaveText(direct.heading)
  // The added link is still there.
  expect(await read(page)).toEqual({ ...direct, length: direct.length + 'Over there'.length })
})
