import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'locales' })

const WIDTHS = [320, 390, 1280]

for (const width of WIDTHS) {
  test(`[E4] from right to left, no page scrolls sideways: ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit('ar/rigging/cafe')
    expect(await scrolledAside(page)).toEqual([0, 0])
    if (width > 996) return
    await page.getByRole('button', { name: 'القائمة', exact: true }).click()
    const menu = page.locator('#menu')
    await expect.poll(async () => right(await box(menu))).toBeGreaterThan(width - 20)
    expect((await box(menu)).x).toBeGreaterThan(0)
    expect(await scrolledAside(page)).toEqual([0, 0])
  })
}

test('[E4] from right to left, the page is mirrored: sidebar at the right, contents at the left, arrows turned', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit('ar/rigging/knots')
  const article = await box(page.getByRole('article'))
  expect((await box(page.locator('#menu'))).x).toBeGreaterThanOrEqual(right(article))
  expect(right(await box(page.locator('nav.toc')))).toBeLessThanOrEqual(article.x)
  const [previous, next] = [page.locator('[rel=prev]'), page.locator('[rel=next]')]
  expect((await box(previous)).x).toBeGreaterThan((await box(next)).x)
  expect(await shown(previous.locator('span'), '::before')).toContain('→')
  expect(await shown(next.locator('span'), '::after')).toContain('←')
})

test('[E4] from right to left, code reads from the left, and what stands beside text is at the right', async ({
  page,
  visit,
}) => {
  await visit('ar/rigging/cafe')
  const article = page.getByRole('article')
  for (const code of await article.locator('code').all()) await expect(code).toHaveCSS('direction', 'ltr')
  await expect(article.locator('figure')).toHaveCSS('direction', 'ltr')
  const [first, last] = [article.locator('th').first(), article.locator('th').last()]
  expect((await box(first)).x).toBeGreaterThan((await box(last)).x)
})

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

async function box(element: Locator): Promise<Box> {
  const found = await element.boundingBox()
  if (!found) throw new Error('The element is not shown.')
  return found
}

function right({ x, width }: Box): number {
  return x + width
}

function shown(element: Locator, pseudo: string): Promise<string> {
  return element.evaluate((node, pseudo) => getComputedStyle(node, pseudo).content, pseudo)
}

/** Returns how far the page can be scrolled to either side. */
function scrolledAside(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [-1000, 1000].map((left) => {
      scrollTo({ left, behavior: 'instant' })
      return scrollX
    }),
  )
}
