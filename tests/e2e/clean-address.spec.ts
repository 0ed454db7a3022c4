import { expect, test } from './support/test'

const guid = 'atomic/helpers/guid'

for (const ending of ['.html', '/index.html', '/']) {
  test(`[R4] where a host answers "${ending}" itself, the page cleans the address`, async ({
    page,
    site,
    visit,
  }) => {
    await page.route(`**/${guid}${ending}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: site.url + guid }) }),
    )
    await visit(`${guid}${ending}`)
    await expect(page).toHaveURL(site.url + guid)
    await expect(page.locator('h1')).toHaveText('guid')
  })
}
