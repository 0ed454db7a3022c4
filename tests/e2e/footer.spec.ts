import { expect, test } from './support/test'

for (const path of ['./', 'atomic/helpers/guid', 'markdown-page']) {
  test(`[P8] the footer has community and website links and a license notice, on ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', { name: 'Community' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'X', exact: true })).toHaveAttribute(
      'href',
      'https://x.com/sinequa',
    )
    await expect(footer.getByRole('link', { name: 'Website' })).toHaveAttribute('href', 'https://sinequa.com')
    await expect(footer).toContainText(/Copyright © (\d{4} )?Sinequa/)
    await expect(footer.getByRole('link', { name: /MIT/ })).toHaveAttribute('href', /license/)
  })
}
