import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'crash' })

const TORN = 'The sail is torn.\n\nCause:\n<b>A squall</b> came.'

test('[X1] a page that crashes says so, with the causes, in a shell that lives on', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/The <i>tide<\/i> is out/)
  await visit('squalls')
  await page.evaluate(setTrap)
  const main = page.locator('main')
  await main.getByRole('link', { name: 'fog' }).click()
  await expect(main.locator('h1')).toHaveText('This page crashed.')
  await expect(main.locator('h1')).toBeFocused()
  const alert = main.getByRole('alert')
  await expect(alert).toContainText('The <i>tide</i> is out.\n\nCause:\nThe moon.\n\nCause:\ngravity', {
    useInnerText: true,
  })
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(main.locator('h1')).toHaveText('This page crashed.')

  await sidebar(page).getByRole('link', { name: 'Gauges' }).click()
  await expect(main.locator('h1')).toHaveText('Gauges')
  await expect(main.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(main.locator('h1')).toHaveText('This page crashed.')
  // All that is left of the trap is an island that does not exist.
  await page.evaluate(() => Reflect.deleteProperty(Object.prototype, 'island'))
  problems.expect(/could not be loaded/)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.locator('h1')).toHaveText('Fog')
  await expect(main.getByText('This page crashed.')).toHaveCount(0)
})

/** Runs in the page: the first node of the next page throws when rendered, until the test disarms it. */
function setTrap(): void {
  Reflect.set(globalThis, 'calm', true)
  const json = Response.prototype.json
  Response.prototype.json = async function () {
    const data = await json.call(this)
    return data?.path?.endsWith('/fog') ? { ...data, body: [{ isTrap: true }, ...data.body] } : data
  }
  Object.defineProperty(Object.prototype, 'island', {
    configurable: true,
    get() {
      if (!Object.hasOwn(this, 'isTrap')) return undefined
      throw new Error('The <i>tide</i> is out.', { cause: new Error('The moon.', { cause: 'gravity' }) })
    },
  })
}

test('[X1] a shell that crashes says so, too, and can be tried again', async ({ page, problems, visit }) => {
  problems.expect(/is not iterable|not a function|Cannot read/)
  await page.route('**/fog.json', async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    await route.fulfill({ json: { ...data, sidebar: { ...data.sidebar, items: [null] } } })
  })
  await visit('squalls')
  await page.locator('main').getByRole('link', { name: 'fog' }).click()
  await expect(page.locator('h1')).toHaveText('This page crashed.')
  await expect(page.getByRole('alert')).toContainText('null')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText('Squalls')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[X2] an island that throws shows the message in its place, and the prose stays', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/The sail is torn/)
  await visit('squalls')
  const hoist = page.getByRole('button', { name: 'Hoist' })
  const alerts = page.getByRole('alert')
  await hoist.nth(2).click()
  await expect(alerts).toHaveText([`${TORN}Try again`], { useInnerText: false })
  await expect(page.locator('article p', { hasText: 'In a paragraph' })).toContainText('with text after it.')
  await hoist.first().click()
  await expect(alerts).toHaveCount(2)
  await expect(page.getByText('Text inside the squall.')).toBeVisible()
  await expect(page.getByText('Before the squall.')).toBeVisible()
  // The island inside the one that threw still works.
  await expect(hoist).toHaveCount(1)
  await expect(alerts.getByRole('button').first()).not.toBeFocused()

  await page.evaluate(() => Reflect.set(globalThis, 'calm', true))
  await alerts.first().getByRole('button', { name: 'Try again' }).click()
  await expect(alerts).toHaveCount(0)
  await expect(hoist).toHaveCount(3)
  await page.locator('main').getByRole('link', { name: 'fog' }).click()
  await expect(page.locator('h1')).toHaveText('Fog')
  await expect(alerts).toHaveCount(0)
})

test('[X2] an island that throws as the page comes alive leaves the page alive', async ({
  page,
  problems,
}) => {
  problems.expect(/The sail is torn|error while hydrating|error #42[0-9]/)
  await page.goto('fog')
  await hydrated(page)
  await expect(page.getByRole('alert')).toContainText('The sail is torn.')
  await expect(page.getByText('Text inside the fog.')).toBeVisible()
  await expect(page.getByText('Before the fog.')).toBeVisible()
  await page.evaluate(() => Reflect.set(globalThis, 'calm', true))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Hoist' })).toBeVisible()
  await expect(page.getByText('Text inside the fog.')).toHaveCount(1)
})
