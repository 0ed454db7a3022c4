import { expect, test } from './support/edited-site'

test.use({ copied: 'tests/fixtures/reference' })

test('[D2] an edit of a declaration reaches the pages that show it, and what is gone is an error', async ({
  page,
  files,
}) => {
  await page.goto('widget')
  const article = page.getByRole('article')
  await expect(article.getByRole('row', { name: /^days/ })).toContainText('Days to show.')
  files.edit('api/widgets/tide-table.d.ts', 'Days to show.', 'How many days are in it.')
  await expect(article.getByRole('row', { name: /^days/ })).toContainText('How many days are in it.')

  await page.goto('./')
  files.edit('package/types/forecast.d.ts', 'options: TideOptions)', 'options: TideOptions | number)')
  await expect(article.locator('figure').nth(1)).toContainText('TideOptions | number')

  files.edit('package/types/forecast.d.ts', 'declare const tideNow', 'declare const tideNew')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('No package of the reference exports this name: tideNow')
  await expect(overlay).toContainText('Did you mean tideNew')
})
