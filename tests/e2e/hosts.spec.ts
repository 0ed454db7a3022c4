import type { Page } from '@playwright/test'
import { type Received, standIn } from './support/stand-ins'
import { test as base, expect, hydrated } from './support/test'

/** Visits the site of the recipes in docs/hosts.md, whose other hosts are stand-ins. */
const test = base.extend<{ received: Received[] }>({
  siteName: 'hosts',
  received: async ({ context, site, problems }, use) => {
    problems.expect(/request to elsewhere: /)
    await use(await standIn(context, site.url))
  },
})

const named = (received: readonly Received[], name: string) => received.filter(({ what }) => what === name)

async function goToBoats(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'boats', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boats')
}

const VIEWS = 'POST plausible.io/api/event'

test('Plausible counts the first page, and the one that a reader goes to', async ({
  page,
  visit,
  received,
}) => {
  const sent = () => named(received, VIEWS).map(({ sent }) => JSON.parse(sent))
  await visit('')
  await expect.poll(sent).toEqual([{ n: 'pageview', u: '/', d: 'harbor.example.com' }])
  await goToBoats(page)
  await expect.poll(() => sent().map(({ u }) => u)).toEqual(['/', '/boats'])
})

const GOOGLE = /google/
const HITS = 'POST www.google-analytics.com/g/collect'

test('Google is sent nothing before a reader agrees, and nothing after one declines', async ({
  page,
  visit,
  received,
}) => {
  await visit('')
  const consent = page.getByRole('region', { name: /May Google Analytics/ })
  await goToBoats(page)
  await expect(consent).toBeVisible()
  await consent.getByRole('button', { name: 'No' }).click()
  await expect(consent).toBeHidden()
  await page.reload()
  await hydrated(page)
  // The last thing that a page sends: what comes before it would be here, too.
  await expect.poll(() => named(received, VIEWS)).toHaveLength(3)
  expect(received.filter(({ what }) => GOOGLE.test(what))).toEqual([])
  await expect(consent).toBeHidden()
})

test('Google counts the visits of a reader who agrees, until the reader changes the answer', async ({
  page,
  visit,
  received,
}) => {
  const views = () => named(received, HITS).map(({ sent }) => new URLSearchParams(sent).get('dl'))
  await visit('')
  const consent = page.getByRole('region', { name: /May Google Analytics/ })
  await consent.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(views).toEqual(['/'])
  expect(named(received, HITS)[0]?.sent).toContain('tid=G-HARBOR&en=page_view')
  await page.reload()
  await expect.poll(views).toEqual(['/', '/'])
  await page.getByRole('button', { name: 'Change your answer' }).click()
  await consent.getByRole('button', { name: 'No' }).click()
  await goToBoats(page)
  await expect.poll(() => named(received, VIEWS)).toHaveLength(3)
  expect(views()).toEqual(['/', '/'])
})

test("DocSearch is in the navbar in place of the site's own search, and asks Algolia", async ({
  page,
  visit,
  received,
}) => {
  await visit('')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await expect(button).toHaveCount(1)
  await expect(button).toHaveCSS('width', '90px')
  await button.click()
  const queries = () => named(received, 'POST harbor-dsn.algolia.net/1/indexes/*/queries')
  await expect.poll(() => queries().length).toBe(1)
  expect(JSON.parse(queries()[0]?.sent ?? '')).toEqual({
    apiKey: 'the-public-key',
    indexName: 'harbor',
    query: 'rope',
  })
})

test('an answer below a page is sent to the address that the site names', async ({
  page,
  visit,
  received,
}) => {
  await visit('boats')
  await page.getByRole('button', { name: 'Yes', exact: true }).last().click()
  const answers = () => named(received, 'POST feedback.example.com/answers').map(({ sent }) => sent)
  await expect.poll(answers).toEqual([JSON.stringify({ path: '/boats', isHelpful: true })])
})

test('without the hosts in its policy, a page reaches none of them', async ({
  page,
  site,
  visit,
  received,
  problems,
}) => {
  problems.expect(/policy broken: script-src-elem blocked https:\/\/plausible\.io/)
  problems.expect(/policy broken: script-src-elem blocked https:\/\/cdn\.jsdelivr\.net/)
  problems.expect(/policy broken: style-src-elem blocked https:\/\/cdn\.jsdelivr\.net/)
  problems.expect(/policy broken: script-src-elem blocked https:\/\/www\.googletagmanager\.com/)
  problems.expect(/policy broken: connect-src blocked https:\/\/feedback\.example\.com/)
  problems.expect(/Content Security Policy/i)
  await page.route(`${site.url}*`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const policy = /http-equiv="Content-Security-Policy" content="[^"]*"/
    const body = text.replace(policy, (all) => all.replaceAll(/ https:[^ ;"]+/g, ''))
    await route.fulfill({ response, body })
  })
  await visit('')
  const consent = page.getByRole('region', { name: /May Google Analytics/ })
  await consent.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).last().click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  expect(received).toEqual([])
})
