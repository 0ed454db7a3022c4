import { expect, test } from './support/test'

test.use({ siteName: 'notice' })

test('every item of the navbar is on one line or in "More", however wide the window', async ({
  page,
  visit,
}) => {
  const banner = page.getByRole('banner')
  const nav = banner.getByRole('navigation')
  const title = banner.locator('b').first()
  const shown = nav.locator('> ul > li:visible')
  const more = nav.getByRole('button', { name: 'More' })
  for (const width of [1000, 1024, 1099, 1100, 1180, 1280, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 600 })
    await visit('crossing')
    expect(await title.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    const bar = await banner.boundingBox()
    for (const item of await shown.all()) {
      const box = await item.boundingBox()
      expect(box?.height, `${width} px`).toBeLessThanOrEqual(bar?.height ?? 0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const count = await shown.count()
    if (await more.isVisible()) await more.click()
    const inMore = await nav.locator('button[aria-expanded=true] + ul > li:visible').count()
    expect(count + inMore, `${width} px`).toBe(10)
  }
})

test('an icon has its class and is named, and is a word in the menu', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await visit('crossing')
  const icon = page.getByRole('banner').getByRole('link', { name: 'Source code' })
  await expect(icon).toHaveText('')
  await expect(icon).toHaveClass(/source-link/)
  await page.setViewportSize({ width: 700, height: 600 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: '← Back to main menu' }).click()
  await expect(page.getByRole('link', { name: 'Source code' })).toHaveText('Source code')
})

for (const width of [1000, 1280]) {
  test(`every list of the navbar opens within a window of ${width} px, whatever its side and the length of its labels`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await visit('crossing')
    const nav = page.getByRole('banner').getByRole('navigation')
    const expectWithin = async () => {
      for (const button of await nav.locator('button[aria-expanded]:visible').all()) {
        await button.click()
        const list = button.locator('+ ul')
        const { x = -1, width: own = 0 } = (await list.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + own).toBeLessThanOrEqual(width)
        expect(await list.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
        await button.click()
      }
    }
    await nav.locator('ul ul a').evaluateAll((links) => {
      for (const link of links) link.textContent = 'Reference for integrators of the platform, and of others'
    })
    await expectWithin()
    // With nothing before it.
    await nav.evaluate((element) => {
      const dropdown = element.querySelector('li:has(button)')
      if (dropdown) element.querySelector('ul')?.replaceChildren(dropdown)
    })
    await expectWithin()
    // At the end of a long row.
    await nav.evaluate((element) => {
      const row = element.querySelector('ul')
      if (row) row.style.paddingInlineStart = `${element.clientWidth - row.clientWidth}px`
    })
    await expectWithin()
  })
}
