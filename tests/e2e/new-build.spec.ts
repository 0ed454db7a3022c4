import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/offline-site'
import { approach, box, dialog } from './support/search'

// A new build takes the place of the one whose page is open, on a site whose pages have no worker.

async function reloadForNew(page: Page): Promise<void> {
  await page.getByRole('status').getByRole('button', { name: 'Reload for the new version' }).click()
  await expect(page).toHaveTitle(/second build$/)
}

for (const file of ['SearchDialog', 'search-doc']) {
  test(`a search whose file ${file} goes with its build offers the new one`, async ({
    page,
    deployment,
    problems,
  }) => {
    // What a worker asks for in vain is not in the console.
    if (file === 'SearchDialog') problems.expect(/404.*SearchDialog/)
    await page.route(
      `**/${file}-*`,
      (route) => {
        deployment.deploy('second')
        return route.continue()
      },
      { times: 1 },
    )
    await page.goto('rain')
    // The documents must not go before the dialog's script has come, which is asked for at nearly the same time.
    if (file === 'search-doc') await expect(box(page)).toContainText('Ctrl+K')
    await approach(page)
    await expect(box(page)).toHaveText('Search failed')
    await reloadForNew(page)
    await approach(page)
    await expect(box(page)).toContainText('Search')
  })
}

test('a search whose file goes while its dialog opens offers the new build in the dialog, and below it', async ({
  page,
  deployment,
}) => {
  await page.route(
    '**/search-doc-*',
    (route) => {
      deployment.deploy('second')
      return route.continue()
    },
    { times: 1 },
  )
  await page.goto('rain')
  await expect(box(page)).toContainText('Ctrl+K')
  await page.keyboard.press('Control+k')
  // A trial fails unless the button can be pressed.
  await dialog(page).getByRole('button', { name: 'Reload for the new version' }).click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await reloadForNew(page)
})

test('an editor whose files are gone offers the new build, and keeps the typed code', async ({
  page,
  deployment,
  problems,
}) => {
  problems.expect(/404/)
  await page.goto('sample')
  await hydrated(page)
  const editor = page.getByRole('textbox', { name: 'Code to try' })
  await page.getByRole('button', { name: 'Try it' }).click()
  await editor.fill('console.log("mine")')
  deployment.deploy('second')
  // Both builds are of one engine, so that they have this file in common.
  await page.route('**/try-*.htm', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.locator('.try').getByRole('status')).toHaveText(/could not be loaded/)
  await page.unroute('**/try-*.htm')
  await reloadForNew(page)
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(editor).toHaveValue('console.log("mine")')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(editor).toHaveValue('console.log(6 * 7)')
})

test('a button whose script is gone offers the new build; where the build is the same, nothing is offered', async ({
  page,
  deployment,
  problems,
}) => {
  problems.expect(/404/)
  await page.route('**/use-tool-*', (route) => route.fulfill({ status: 404 }))
  await page.goto('rain')
  await hydrated(page)
  const looked = page.waitForResponse(
    (response) => response.request().resourceType() === 'fetch' && /rain$/.test(response.url()),
  )
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await (await looked).finished()
  await expect(page.getByText('There is a new version')).toHaveCount(0)
  deployment.deploy('second')
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await reloadForNew(page)
})
