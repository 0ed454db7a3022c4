import { expect, test } from './support/edited-site'

test.use({ siteName: 'reference' })

test('[D2] an edit of a declaration reaches the pages that show it, and what is gone is an error', async ({
  page,
  files,
}) => {
  await page.goto('widget')
  const article = page.getByRole('article')
  const days = article.locator('dl > div', { has: page.getByText('days', { exact: true }) })
  await expect(days).toContainText('Days to show.')
  files.edit('api/widgets/tide-table.d.ts', 'Days to show.', 'How many days are in it.')
  await expect(days).toContainText('How many days are in it.')

  await page.goto('./')
  files.edit('package/types/forecast.d.ts', 'options: TideOptions)', 'options: TideOptions | number)')
  await expect(article.locator('figure').nth(1)).toContainText('TideOptions | number')

  files.edit('package/types/forecast.d.ts', 'declare const tideNow', 'declare const tideNew')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('No package of the reference exports this name: tideNow')
  await expect(overlay).toContainText('Did you mean tideNew')
  files.edit('package/types/forecast.d.ts', 'declare const tideNew', 'declare const tideNow')
  await expect(overlay).toHaveCount(0)
})

test.setTimeout(240_000)

test('[D2] samples that do not compile show over the page that has them, each until it is fixed', {
  tag: '@weekly',
}, async ({ page, files }) => {
  const samples = "import Days from './_days.mdx'\n\n<Days />\n\n```ts\nconst hours: string = 2\n```\n\n"
  files.write('docs/_days.mdx', "```ts\nconst days: number = 'two'\n```\n")
  files.edit('docs/widget.mdx', '## Members', `${samples}## Members`)
  await page.goto('widget')
  const overlay = page.locator('vite-error-overlay')
  // Samples are compiled in the background at a low priority, which takes long on a busy machine.
  await expect(overlay).toContainText(/Type 'number' is not assignable .+\s+at +docs\/widget\.mdx:15\s/, {
    timeout: 90_000,
  })
  await expect(overlay).toContainText(/Type 'string' is not assignable .+\s+at +docs\/_days\.mdx:2\s/)
  expect(await (await page.request.get('./')).text()).not.toContain('is not assignable')
  await page.reload()
  await expect(overlay).toContainText('docs/widget.mdx:15')

  files.edit('docs/_days.mdx', "'two'", '2')
  await expect(overlay).not.toContainText('docs/_days.mdx')
  await expect(overlay).toContainText('docs/widget.mdx:15')
  files.edit('docs/widget.mdx', 'hours: string', 'hours: number')
  await expect(overlay).toHaveCount(0)
})
