import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const FIGURES = [
  {
    path: 'atomic-angular/components/drawer',
    name: 'A drawer, opened and extended',
    description: /column 2 the content with the handle at its edge/,
  },
  {
    path: 'atomic-angular/components/filters/more',
    name: 'The More button with its panel',
    description: /Country is unfolded/,
  },
  {
    path: 'atomic-angular/tokens/highlights',
    name: 'The default colors of highlights',
    description: /Five names/,
  },
]

test('figures are named and described, fit a screen of 320 px and follow the color mode', {
  tag: '@weekly',
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const { path, name, description } of FIGURES) {
    await visit(path)
    const picture = page.getByRole('img', { name, exact: true })
    await expect(picture).toHaveAccessibleDescription(description)
    await expect(page.locator('figure', { has: picture }).locator('figcaption')).toHaveText(/^A sketch: /)
    const box = await picture.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 320, name).toBe(true)

    const paints = new Set<string>()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      paints.add(
        await picture
          .locator('rect')
          .first()
          .evaluate((frame) => getComputedStyle(frame).fill),
      )
      await expectAccessible(page, `${name}, ${colorScheme}`, { within: 'figure.sketch' })
    }
    expect(paints.size, name).toBe(2)
  }
})
