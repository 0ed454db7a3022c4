import { expect, test } from './support/edited-site'

for (const [what, file, place] of [
  ['an island', 'components/Counter.island.tsx', 'writing/islands'],
  ['a page', 'pages/tool.tsx', 'tool'],
] as const) {
  test(`[X4] ${what} without a default export: the author’s server names the file, until it is mended`, async ({
    page,
    files,
    problems,
    visit,
  }) => {
    problems.expect(/status of 500|default/)
    await visit(place)
    const text = files.read(file)
    files.write(file, text.replace('export default function', 'export function'))
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toContainText(
      `This ${what.split(' ')[1]} cannot be rendered: it has no default export.`,
    )
    await expect(overlay).toContainText(`${file}:1`)
    files.write(file, text)
    await expect(overlay).toHaveCount(0)
    await expect(page.locator('main h1')).toBeVisible()
  })
}
