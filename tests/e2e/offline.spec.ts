import type { Page } from '@playwright/test'
import { isMarked, mark } from './support/document'
import { expect, hydrated, passTime, test, visitAndKeep, visitOnly } from './support/offline-site'
import { sidebar } from './support/page'
import { ask, open, options } from './support/search'

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'There is a new version of this site.' })

/** Simulates a reader who returns to the tab, which makes the page look for a new build. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Returns the names of cached files, of all builds. */
function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Returns the files of the sandbox, relative to the site. All builds of one engine have the same. */
async function sandboxes(page: Page): Promise<string[]> {
  const files = await cachedFiles(page)
  return [...new Set(files.filter((path) => /\/try-[^/]*\.htm$/.test(path)))].map((path) =>
    path.replace('/crash/', ''),
  )
}

test('[P5] a site that was opened once is read offline: by address, by link, by search and after a reload', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.expect(/status of 404|ERR_INTERNET_DISCONNECTED/)
  await visitAndKeep(page, 'squalls')
  await context.setOffline(true)
  await page.goto('gauges')
  await hydrated(page)
  await expect(page.locator('h1')).toHaveText('Gauges')
  await expect(page).toHaveTitle(/^Gauges/)
  await expect(page).toHaveURL(`${site.url}gauges`)
  const level = page.getByRole('button', { name: /^Level/ }).first()
  await level.click()
  await expect(level).toHaveText('Level: 1')

  await mark(page)
  await sidebar(page).getByRole('link', { name: 'Rain' }).click()
  await expect(page.getByText('Drizzle of the first build.')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await page.reload()
  await expect(page.getByText('Drizzle of the first build.')).toBeVisible()

  await open(page)
  await ask(page, 'squall')
  await options(page).first().click()
  await expect(page.locator('h1')).toHaveText('Squalls')
  const data = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/nowhere.json'))
  await page.goto('nowhere')
  await data
  await expect(page.locator('h1')).toHaveText('Page not found')
})

test('[P5] [D11] visited pages can be read offline; others say so, and nothing else was fetched', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/rain\.json|could not be loaded/)
  await visitOnly(page, 'gauges')
  const needed = [/gauges\.json$/, /Squall\.island/, /register-worker/].map((name) =>
    expect.stringMatching(name),
  )
  await expect.poll(() => cachedFiles(page)).toEqual(expect.arrayContaining(needed))
  expect(await cachedFiles(page)).not.toContain('/crash/rain.json')
  await context.setOffline(true)
  await page.goto('gauges')
  await hydrated(page)
  const level = page.getByRole('button', { name: /^Level/ }).first()
  await level.click()
  await expect(level).toHaveText('Level: 1')
  await page.goto('rain')
  await expect(page.locator('h1')).toHaveText(/could not be loaded/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline.')
})

test('a new build keeps what the previous one had cached: the visited pages, or all', {
  tag: '@weekly',
}, async ({ page, context, deployment }) => {
  await visitOnly(page, 'rain')
  await expect.poll(() => cachedFiles(page)).toContain('/crash/rain.json')
  deployment.deploy('second')
  await comeBack(page)
  await expect(notice(page)).toBeVisible()
  const newest = () =>
    page.evaluate(async () => (await (await caches.open((await caches.keys()).at(-1) ?? '')).keys()).length)
  const visited = await newest()
  expect(visited).toBeGreaterThan(2)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Drizzle of the second build.')).toBeVisible()
  await context.setOffline(false)
})

test('a new build is noticed, and a reload shows it; until then the page has the scripts of its own', async ({
  page,
  deployment,
}) => {
  await visitAndKeep(page, 'rain')
  await comeBack(page)
  await expect(notice(page)).toHaveCount(0)
  deployment.deploy('second')
  await comeBack(page)
  await expect(notice(page)).toBeVisible()
  // Its script has the first build's name, which the host no longer serves.
  await page.getByRole('button', { name: /^Copy/ }).first().click()
  await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible()
  await expect(page.getByText('Drizzle of the first build.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload for the new version' }).click()
  await expect(page.getByText('Drizzle of the second build.')).toBeVisible()
  await passTime(page)
  await comeBack(page)
  await expect(notice(page)).toHaveCount(0)
})

test('two builds never mix: where a page of the first finds the second, offline, the second is loaded whole', async ({
  page,
  context,
  deployment,
}) => {
  await visitAndKeep(page, 'rain')
  deployment.deploy('second')
  await comeBack(page)
  await notice(page).getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(true)
  await mark(page)
  await sidebar(page).getByRole('link', { name: 'Squalls' }).click()
  await expect(page).toHaveTitle('Squalls | Log of the second build')
  expect(await isMarked(page)).toBe(false)
})

test('while a build is half deployed nothing of it is kept, and the one before stays', {
  tag: '@weekly',
}, async ({ page, context, deployment }) => {
  await visitAndKeep(page, 'rain')
  const before = await cachedFiles(page)
  deployment.deploy('second', { except: 'rain.json' })
  const ended = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve))
    return installing?.state
  })
  expect(await ended).toBe('redundant')
  expect(await cachedFiles(page)).toEqual(before)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Drizzle of the first build.')).toBeVisible()
  await expect(page).toHaveTitle(/first build$/)
})

test('a page that the host no longer has is not shown from the cache', { tag: '@weekly' }, async ({
  page,
  deployment,
  problems,
}) => {
  problems.expect(/404/)
  await visitAndKeep(page, 'rain')
  deployment.deploy('first', { without: ['squalls.json', 'squalls.html'] })
  await sidebar(page).getByRole('link', { name: 'Squalls' }).click()
  await expect(page.locator('h1')).toHaveText('Page not found')
})

test('a host that goes back to an earlier build keeps that one cached, for pages that are open', {
  tag: '@weekly',
}, async ({ page, deployment }) => {
  const builds = () => page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1)))
  await visitAndKeep(page, 'rain')
  const [first] = await builds()
  for (const [name, id] of [['second'], ['first'], ['second', 'third']] as const) {
    deployment.deploy(name, id ? { id } : {})
    await page.evaluate(async () => {
      let isTaken = false
      const take = () => {
        isTaken = true
      }
      navigator.serviceWorker.addEventListener('controllerchange', take, { once: true })
      const registration = await navigator.serviceWorker.ready
      // One that the page began itself, before the new build was there, stands for the first.
      while (!isTaken) await registration.update()
    })
  }
  await expect.poll(builds).toEqual([first, 'third'])
})

/** The waits of the worker are a tenth as long, so that tests are. */
const IMPATIENT =
  'const wait = setTimeout; setTimeout = (task, time, ...rest) => wait(task, time / 10, ...rest);'

test('a host that never answers costs one long wait, not one per file', { tag: '@weekly' }, async ({
  page,
  deployment,
}) => {
  deployment.deploy('first', { worker: IMPATIENT })
  await visitAndKeep(page, 'rain')
  deployment.setSilent(true)
  await page.goto('gauges')
  await expect(page.locator('h1')).toHaveText('Gauges')
  await hydrated(page)
  await sidebar(page).getByRole('link', { name: 'Squalls' }).click()
  await expect(page.locator('h1')).toHaveText('Squalls')
  deployment.setSilent(false)
})

test('a page that is not cached says so when the host never answers, as does search, and Retry works', {
  tag: '@weekly',
}, async ({ page, deployment, problems }) => {
  problems.expect(/Failed to load|not available|could not be loaded/)
  deployment.deploy('first', { worker: IMPATIENT })
  await visitOnly(page, 'rain')
  deployment.setSilent(true)
  await page.goto('gauges')
  await expect(page.locator('h1')).toHaveText(/could not be loaded/)
  await expect(page.getByRole('button', { name: 'Search failed' })).toBeVisible()
  deployment.setSilent(false)
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('h1')).toHaveText('Gauges')
})

test('a script that is damaged in the cache is never run: the page gets it from the host', async ({
  page,
}) => {
  await visitAndKeep(page, 'rain')
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '')
    for (const { url } of await cache.keys()) {
      if (!/\/(main|Gauge)[^/]*\.js$/.test(url)) continue
      const response = await cache.match(url)
      const text = (await response?.text()) ?? ''
      await cache.put(url, new Response(text.slice(0, -50), response))
    }
  })
  await page.reload()
  await hydrated(page)
  await sidebar(page).getByRole('link', { name: 'Gauges' }).click()
  await page
    .getByRole('button', { name: /^Level/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Level/ }).first()).toHaveText('Level: 1')
})

test('a site that cannot be kept says so, and another try keeps it', { tag: '@weekly' }, async ({
  page,
  deployment,
}) => {
  deployment.deploy('first', { without: ['offline.htm'] })
  await page.goto('rain')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Make available offline' })
  const make = async () => {
    await page.locator('.page-menu summary').click()
    await page.locator('.page-menu').getByRole('button', { name: 'Make available offline' }).click()
  }
  await make()
  await expect(dialog.getByRole('status')).toHaveText('The site could not be fetched. Try again.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  deployment.deploy('first')
  await make()
  await expect(dialog.getByRole('status')).toHaveText('The whole site can now be read offline.')
})

test('cached files that are damaged or missing are repaired when they are used', { tag: '@weekly' }, async ({
  page,
  context,
}) => {
  await visitAndKeep(page, 'rain')
  const script = (await cachedFiles(page)).find((path) => /\/main-[^/]*\.js$/.test(path)) ?? ''
  const data = '/crash/gauges.json'
  /** Used only where the host does not answer. */
  const shell = '/crash/offline.htm'
  const kept = () =>
    page.evaluate(
      async (paths) => Promise.all(paths.map(async (path) => (await caches.match(path))?.text())),
      [script, data, shell],
    )
  const whole = await kept()
  await page.evaluate(
    async ([script = '', data = '', shell = '']) => {
      const cache = await caches.open((await caches.keys())[0] ?? '')
      await cache.put(shell, new Response('damaged', await cache.match(shell)))
      const response = await cache.match(script)
      await cache.put(script, new Response(`${await response?.text()}\n// damaged`, response))
      await cache.delete(data)
    },
    [script, data, shell],
  )
  // A worker looks at each file once, until the browser stops it for having nothing to do.
  const devTools = await context.newCDPSession(page)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await page.reload()
  await hydrated(page)
  await sidebar(page).getByRole('link', { name: 'Gauges' }).click()
  await expect(page.locator('h1')).toHaveText('Gauges')
  await expect.poll(kept).toEqual(whole)
})

test('a sample runs without a connection, and in a page whose build the host no longer has', {
  tag: '@weekly',
}, async ({ page, context, deployment }) => {
  const status = page.locator('.try').getByRole('status')
  await visitAndKeep(page, 'sample')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(status).toHaveText('Finished.')
  await expect(page.getByRole('log')).toContainText('42')
  // What runs has no origin, as with a connection.
  const code = page.getByRole('textbox', { name: 'Code to try' })
  await code.fill('for (;;) {}')
  await page.getByRole('button', { name: 'Run' }).click()
  const frame = () => page.frames().find((frame) => /try-/.test(frame.url()))
  await expect.poll(() => frame()?.evaluate(() => self.origin)).toBe('null')
  await context.setOffline(false)
  deployment.deploy('second', { without: await sandboxes(page) })
  await code.fill('console.log(7)')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('log')).toContainText('7')
})

test('a build that is not read offline removes the worker, and all that it kept', async ({
  page,
  deployment,
}) => {
  await visitAndKeep(page, 'rain')
  expect(await cachedFiles(page)).toContain('/crash/gauges.json')
  deployment.deploy('without')
  await page.goto('squalls')
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registered).toBe(0)
  expect(await cachedFiles(page)).toEqual([])
})

test('if a browser refuses to store files, the site works as before', async ({
  page,
  context,
  deployment,
}) => {
  deployment.deploy('first', {
    worker: "caches.open = caches.match = () => Promise.reject(new Error('refused'));",
  })
  await page.clock.install()
  await page.goto('rain')
  await hydrated(page)
  const started = context.waitForEvent('serviceworker')
  await passTime(page)
  await started
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await sidebar(page).getByRole('link', { name: 'Gauges' }).click()
  await expect(page.locator('h1')).toHaveText('Gauges')
  await page.reload()
  await expect(page.locator('h1')).toHaveText('Gauges')
})

test.describe('with data-saver', () => {
  test.use({ search: false })

  test('nothing is kept', async ({ page }) => {
    await page.clock.install()
    await page.goto('rain')
    await hydrated(page)
    const script = page.waitForResponse(/\/register-worker-/)
    await passTime(page)
    await (await script).finished()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})
