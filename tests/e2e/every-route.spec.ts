import { sidebars } from '../routes'
import { expectAccessibleAt } from './support/axe'
import { isMarked, mark } from './support/document'
import { byPath, load, ownRoutes, type Shown, walk } from './support/routes'
import { expect, test } from './support/test'

// Longer than a test run of every change can be.
test.setTimeout(1_200_000)
test.describe.configure({ mode: 'parallel' })

for (const [id, sidebar] of Object.entries(sidebars)) {
  test(`[R1] [E3] every page of the sidebar ${id} shows on direct load, and the same one by client navigation`, {
    tag: '@weekly',
  }, async ({ page }) => {
    const direct: Shown[] = []
    for (const path of await ownRoutes()) if (sidebar.own.test(path)) direct.push(await load(page, path))
    await mark(page)
    const walked = await walk(page, sidebar)
    expect(await isMarked(page)).toBe(true)
    expect(byPath(walked)).toEqual(byPath(direct))
  })
}

/** As many parts as workers can share. */
const PARTS = 12

for (let part = 0; part < PARTS; part++) {
  test(`axe finds nothing on the pages of our own site, part ${part + 1} of ${PARTS}, narrow and wide, light and dark`, {
    tag: '@weekly',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [at, path] of (await ownRoutes()).entries()) {
      if (at % PARTS !== part) continue
      await load(page, path)
      await expectAccessibleAt(page, [390, 1280], path)
    }
  })
}
