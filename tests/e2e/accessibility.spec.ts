import { expectAccessible, expectAccessibleAt } from './support/axe'
import { sidebar } from './support/page'
import { expect, test } from './support/test'

const visits = [
  { siteName: 'website', path: 'no-such-page' },
  { siteName: 'kitchen', path: 'writing/code' },
  { siteName: 'kitchen', path: 'writing/tabs' },
  { siteName: 'kitchen', path: 'writing/gfm' },
  { siteName: 'kitchen', path: 'writing/admonitions' },
] as const

for (const { siteName, path } of visits) {
  test.describe(`${siteName} ${path}`, () => {
    test.use({ siteName })

    test('axe finds nothing, narrow and wide, light and dark', async ({ page, problems, visit }) => {
      if (path === 'no-such-page') problems.expect(/status of 404/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(path)
      await expectAccessibleAt(page, [390, 1280])
    })
  })
}

test('axe finds nothing in the open menu of a narrow screen', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('atomic/helpers/guid')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(sidebar(page)).toBeVisible()
  await expectAccessible(page, 'menu')
})
