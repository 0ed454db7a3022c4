import type { Page } from '@playwright/test'
import { answerOf } from './support/document'
import { expect, hydrated, test } from './support/edited-site'
import { type Held, hold } from './support/held'

/** Shows a page whose scripts have not loaded, so that it cannot be notified of edits. */
async function openDeaf(page: Page, path: string): Promise<Held> {
  const scripts = await hold(page, /@vite\/client/)
  await page.goto(path, { waitUntil: 'commit' })
  await scripts.asked
  return scripts
}

const navigationType = () => performance.getEntriesByType('navigation')[0]?.toJSON().type

const served = (page: Page, path: string) => async () => await (await answerOf(page, path)).text()

test('[D2] an edit that comes before the page listens is shown when it does', async ({ page, files }) => {
  const scripts = await openDeaf(page, 'tides')
  files.edit('docs/tides.mdx', 'comes twice', 'comes often')
  await expect.poll(served(page, 'tides.json')).toContain('comes often')
  await scripts.release()
  await expect(page.getByRole('article')).toContainText('comes often')
})

test('[D2] a configuration that changes before the page listens reloads it, though another page has heard of it', async ({
  page,
  context,
  files,
}) => {
  // The server holds back a reload until a first page listens. This page makes sure that one has.
  const other = await context.newPage()
  await other.goto('about')
  await hydrated(other)
  const scripts = await openDeaf(page, 'tides')
  files.edit('site.config.ts', "title: 'Harbor handbook'", "title: 'Port handbook'")
  await expect.poll(served(page, 'tides')).toContain('Port handbook')
  await scripts.release()
  await expect(page).toHaveTitle('Tides – Port handbook')
  expect(await page.evaluate(navigationType)).toBe('reload')
})

test('[D2] an edit right after another one is not lost', async ({ page, files }) => {
  const text = served(page, 'tides.json')
  const words = ['Straight to', 'Right to', 'Down to', 'Back to', 'Straight to']
  for (const [at, word] of words.slice(1).entries()) {
    files.edit('docs/tides.mdx', words[at] ?? '', word)
    while (!(await text()).includes(word));
  }
})

for (const { what, file, whole, broken, path, title } of [
  {
    what: 'page',
    file: 'docs/tides.mdx',
    whole: 'High water',
    broken: '{High water}',
    path: 'tides',
    title: 'Tides',
  },
  {
    what: 'island',
    file: 'components/Counter.island.tsx',
    whole: 'export default function',
    broken: 'export function',
    path: 'writing/islands',
    title: 'Islands',
  },
]) {
  test(`[D2] a broken ${what} that is mended before its page listens comes alive`, async ({
    page,
    context,
    files,
    problems,
  }) => {
    problems.expect(/status of 500/)
    await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    const status = async () => (await answerOf(page, path)).status()
    // Vite itself updates modules that a browser has run, so the server announces nothing.
    const other = await context.newPage()
    await other.goto(path)
    await hydrated(other)
    await other.close()
    files.edit(file, whole, broken)
    await expect.poll(status).toBe(500)
    const scripts = await openDeaf(page, path)
    files.edit(file, broken, whole)
    await expect.poll(status).toBe(200)
    await scripts.release()
    await expect(page.locator('h1')).toHaveText(title)
  })
}
