import { expect, test } from './support/test'

test.use({ siteName: 'extended' })

test("a site's own scripts run under the policy, which names their hashes", async ({ page, visit }) => {
  await visit('')
  expect(await page.evaluate(() => Reflect.get(window, 'answers'))).toEqual([])
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
  expect(policy?.match(/script-src ('self' 'sha256-[^']+' 'sha256-[^']+');/)).not.toBeNull()
})

test('a script hosted with the site counts pages that client navigation shows', async ({ page, visit }) => {
  await visit('')
  await page.getByRole('main').getByRole('link', { name: 'rope', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rope')
  expect(await page.evaluate(() => Reflect.get(window, 'visits'))).toEqual(['/quay/', '/quay/rope'])
})

test('a part of the site shows the one it replaces, and is told of each page once it is shown', async ({
  page,
  visit,
}) => {
  await visit('')
  const navbar = page.locator('.counting-navbar')
  await expect(navbar.locator('.navbar-brand')).toHaveText('Quay')
  await expect(navbar).toHaveAttribute('data-shown', '/quay/')
  await page.getByRole('main').getByRole('link', { name: 'rope', exact: true }).click()
  await expect(navbar).toHaveAttribute('data-shown', '/quay/ /quay/rope')
  await page.goBack()
  await expect(navbar).toHaveAttribute('data-shown', '/quay/ /quay/rope /quay/')
})

test('the footer of the site names the page shown, and what is interactive in it works on each', async ({
  page,
  visit,
}) => {
  await visit('')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('.read')).toHaveText('You read Quay.')
  await footer.getByRole('button', { name: 'Bell of Quay: 0' }).click()
  await expect(footer.getByRole('button')).toHaveText('Bell of Quay: 1')
  await page.getByRole('main').getByRole('link', { name: 'rope', exact: true }).click()
  await expect(footer.locator('.read')).toHaveText('You read Rope.')
  await footer.getByRole('button', { name: 'Bell of Rope: 0' }).click()
  await expect(footer.getByRole('button')).toHaveText('Bell of Rope: 1')
})

test('readers are asked below a page whether it helped, and the site gets their answer', async ({
  page,
  visit,
}) => {
  await visit('rope')
  const question = page.locator('.was-this-helpful')
  await expect(question.getByRole('status')).toHaveText('Did this help you moor?')
  await question.getByRole('button', { name: 'Aye' }).click()
  await expect(question.getByRole('status')).toHaveText('Noted in the log.')
  expect(await page.evaluate(() => Reflect.get(window, 'answers'))).toEqual([
    { path: '/quay/rope', isHelpful: true },
  ])
})

test('releases of a JSON file are pages with a sidebar, and a list that others can read', async ({
  page,
  visit,
}) => {
  await visit('changelog')
  await expect(page.locator('link[type="application/json"]')).toHaveAttribute(
    'href',
    '/quay/changelog.releases.json',
  )
  await page.getByRole('main').getByRole('link', { name: '2.1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Version 2.1')
  await expect(page.getByRole('listitem').filter({ hasText: 'bollard' }).locator('code')).toHaveText(
    'bollard',
  )
  await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('link')).toHaveText([
    'All versions',
    '2.1',
    '2.0',
  ])
  const feed = await page.request.get('changelog.releases.json')
  expect(await feed.json()).toHaveLength(2)
})

test('operations of an OpenAPI file are pages beside each other', async ({ page, visit }) => {
  await visit('api/bookBerth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a berth')
  await expect(page.getByRole('row', { name: /^number/ })).toContainText('Counted from the lighthouse.')
  const sidebar = page.getByRole('navigation', { name: 'API' })
  await sidebar.getByRole('link', { name: 'Cast off' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cast off')
  await expect(page.locator('.code')).toContainText('DELETE /boats/{name}')
})
