import { expect, test } from './support/test'

const guid = 'atomic/helpers/guid'

test('[R5] a path is served in its own case', async ({ page }) => {
  const response = await page.goto('atomic/helpers/KeyOf')
  expect(response?.status()).toBe(200)
  await expect(page.locator('h1')).toHaveText('KeyOf')
})

for (const path of [
  'no-such-page',
  'atomic/helpers/keyof',
  'atomic/helpers/guid/more',
  'atomic/helpers/gui',
  'Atomic/helpers/guid',
]) {
  test(`[R2] [X10] an address that no page has shows the not-found page: ${path}`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('main h1')).toHaveText('Page not found')
    await expect(page).toHaveTitle(/^Page not found \|/)
  })
}

test('[X10] the not-found page leads back to the site', async ({ page, problems, site }) => {
  problems.expect(/status of 404/)
  await page.goto('no-such-page')
  await page.locator('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(site.url)
  await expect(page.locator('h1')).not.toHaveText('Page not found')
})

for (const [wanted, near, title] of [
  ['atomic/helpers/gui', guid, 'guid'],
  ['Atomic/Helpers/GUID', guid, 'guid'],
  ['old/place/guid', guid, 'guid'],
  ['mint', 'mint/upgrade', 'Upgrade a Mint application'],
] as const) {
  test(`[X10] the not-found page offers pages with an address like ${wanted}, by title`, async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 404/)
    await page.goto(`${wanted}`)
    const link = page.getByRole('status').locator(`a[href="${site.base}${near}"]`)
    await expect(link).toHaveText(title)
    await link.click()
    await expect(page).toHaveURL(`${site.url}${near}`)
    await expect(page.locator('h1')).not.toHaveText('Page not found')
  })
}

for (const ending of ['/', '.html', '/index.html']) {
  test(`[R3] [R4] an address with "${ending}" at its end reaches the page, at its clean address`, async ({
    page,
    site,
    visit,
  }) => {
    await visit(`${guid}${ending}?from=test#import`)
    await expect(page.locator('h1')).toHaveText('guid')
    await expect(page).toHaveURL(`${site.url}${guid}?from=test#import`)
  })
}

test('[R4] the home page’s index.html is the base path', async ({ page, site, visit }) => {
  await visit('index.html')
  await expect(page).toHaveURL(site.url)
})

test('[R4] links on a page reached by an unclean address work', async ({ page, site, visit }) => {
  await visit(`${guid}.html`)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click()
  await expect(page.locator('h1')).not.toHaveText('guid')
  await expect(page).toHaveURL(new RegExp(`^${site.url}atomic/[\\w/]+$`))
})

test('the server’s root leads to the base path', async ({ page, site }) => {
  await page.goto(new URL('/', site.url).href)
  await expect(page).toHaveURL(site.url)
})
