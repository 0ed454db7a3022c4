import type { Page, Route } from '@playwright/test'
import { isMarked, mark } from './support/document'
import { expectNoLeaks } from './support/leaks'
import { followInFull, inMain } from './support/page'
import { approach, ask, box, input, open, options } from './support/search'
import { expect, hydrated, test } from './support/test'

// Faults that a page can meet in a browser; docs/decisions/0015-faults-a-reader-can-meet.md lists each with its test.

test.use({ siteName: 'kitchen', search: true })

const title = (page: Page) => page.locator('main h1')
const isHurt = () => Reflect.has(window, 'hurt') || Reflect.has({}, 'hurt')

/** Navigates from `writing/links` to the next page and back, in place. */
async function expectUnharmed(page: Page): Promise<void> {
  await inMain(page, 'a file beside').click()
  await expect(title(page)).toHaveText('Headings')
  await page.goBack()
  await expect(title(page)).toHaveText('Links')
  expect(await isMarked(page)).toBe(true)
  expect(await page.evaluate(isHurt)).toBe(false)
}

/** What a host may send instead of a file. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not here.' }),
  'cut off': async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
  garbage: async (route) => {
    await route.fulfill({ response: await route.fetch(), body: '\u0000\ufffd}{<!doctype html>' })
  },
  'a page for signing in': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`[X3] a page whose script is ${fault} can be read, and its links lead on`, async ({
    page,
    problems,
  }) => {
    problems.expect(/main-|thrown|MIME type|404/)
    await page.route('**/assets/hashed/main-*.js', answer)
    await page.goto('writing/links')
    await expect(title(page)).toHaveText('Links')
    await inMain(page, 'a file beside').click()
    await expect(title(page)).toHaveText('Headings')
    await page.waitForLoadState()
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })

  test(`[S12] page data that is ${fault} leads to a full load`, async ({ page, problems, visit }) => {
    if (fault === 'missing') problems.expect(/404/)
    await page.route('**/headings.json', answer)
    await visit('writing/links')
    await followInFull(page)
  })

  for (const file of ['search-doc-', 'lunr-index-', 'hashed/search.worker-']) {
    test(`[C3] where the file ${file}… of search is ${fault}, the box says so, and a retry helps`, async ({
      page,
      visit,
    }) => {
      await page.route(new RegExp(`/assets/${file}`), answer)
      await visit('tides')
      await approach(page)
      await expect(box(page)).toHaveText('Search failed')
      await page.unroute(new RegExp(`/assets/${file}`))
      await page.getByRole('banner').getByRole('button', { name: 'Retry' }).click()
      await ask(page, 'oars')
      await expect(options(page).first()).toBeVisible()
    })
  }
}

test('[D4] nothing in the data of a tampered host becomes script', async ({ page, problems, visit }) => {
  problems.expect(/Content Security Policy|policy broken|javascript:/i)
  await page.route('**/headings.json', async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    const hurt = 'window.hurt = 1'
    const html = [
      `<script>${hurt}</script><img src="x:" onerror="${hurt}"><svg onload="${hurt}"></svg>`,
      `<iframe srcdoc="<script>parent.hurt = 1</script>"></iframe><a id="html" href="javascript:${hurt}">x</a>`,
    ].join('')
    const body = [
      { html },
      { tag: 'script', children: [hurt] },
      { tag: 'script', props: { src: `data:text/javascript,${hurt}` } },
      { tag: 'iframe', props: { srcDoc: `<script>parent.hurt = 1</script>` } },
      { tag: 'a', props: { id: 'tag', href: `javascript:${hurt}` }, children: ['x'] },
      { tag: 'div', props: { dangerouslySetInnerHTML: { __html: `<img src="x:" onerror="${hurt}">` } } },
    ]
    const islands = { __proto__: { hurt: 1 } }
    await route.fulfill({ response, json: { ...data, body, islands, canonical: `javascript:${hurt}` } })
  })
  await visit('writing/links')
  await mark(page)
  await inMain(page, 'a file beside').click()
  await expect(page.locator('#tag')).toBeVisible()
  for (const id of ['#html', '#tag']) await page.locator(id).click()
  await page.locator('iframe').first().waitFor({ state: 'attached' })
  expect(await page.evaluate(isHurt)).toBe(false)
  expect(await isMarked(page)).toBe(true)
})

test('[X9] whatever is stored under any key, the page is right and search opens', async ({ page }) => {
  const values = [
    '',
    '{',
    'null',
    '[]',
    '[1,null,{"a":[]}]',
    '{"__proto__":{"hurt":1}}',
    '"__proto__"',
    'x'.repeat(5_000_000),
  ]
  for (const value of values) {
    const script = await page.addInitScript((stored) => {
      Storage.prototype.getItem = () => stored
    }, value)
    await page.goto('writing/tabs')
    await hydrated(page)
    await expect(title(page)).toHaveText('Tabs')
    await open(page)
    await expect(input(page)).toBeVisible()
    expect(await page.evaluate(isHurt)).toBe(false)
    await script.dispose()
  }
})

test('[X9] where storage is full, choices hold until the page is left', async ({ page, visit }) => {
  await visit('writing/tabs')
  await page.evaluate(() => {
    let size = 2 ** 22
    while (size >= 1) {
      try {
        localStorage.setItem(`full-${Math.random()}`, 'x'.repeat(size))
      } catch {
        size /= 2
      }
    }
  })
  await page.getByRole('button', { name: /^Color mode:/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
  await inMain(page, 'Links')
    .or(page.getByRole('link', { name: 'Links' }))
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light')
})

const LONG = 'x'.repeat(50_000)
for (const [what, address] of Object.entries({
  'a broken escape': '?a=%E0%A4%A#%E0%A4%A',
  'names of prototypes': '?__proto__=hurt&constructor=hurt#__proto__',
  markup: '?q=<img src=x onerror=window.hurt=1>#<img src=x onerror=window.hurt=1>',
  'selectors and text fragments': '?a[b]=]#:~:text=[data-x="',
  'fifty thousand letters': `?${LONG.slice(0, 5000)}#${LONG}`,
})) {
  test(`${what} in the address does no harm: the page comes alive, and its links work`, async ({
    page,
    visit,
  }) => {
    await visit(`writing/links${address}`)
    await mark(page)
    await expectUnharmed(page)
  })
}

test('the state of the history, messages and the window’s name from elsewhere do no harm', async ({
  page,
  visit,
}) => {
  await visit('writing/links')
  await mark(page)
  await page.evaluate(() => {
    window.name = '{"__proto__":{"hurt":1}}'
    for (const data of [null, 'x', { parts: 1, end: 'done', isReady: true }, { __proto__: { hurt: 1 } }])
      postMessage(data, '*')
    for (const state of [
      'x',
      7,
      [],
      { scrollY: 'x' },
      { scrollY: Number.NaN },
      { scrollY: -1e9, overlay: 'x' },
    ])
      history.pushState(state, '', location.href)
  })
  for (let step = 0; step < 6; step++) await page.evaluate(() => history.back())
  await expectUnharmed(page)
})

test('no search text does harm', async ({ page, visit }) => {
  await visit('tides')
  await open(page)
  for (const query of [
    '<img src=x onerror=window.hurt=1>',
    '__proto__ constructor',
    '\\ ( [ * + ?',
    '\ud800',
    LONG,
  ]) {
    await input(page).fill(query)
    await expect(input(page)).not.toHaveValue('')
  }
  await ask(page, 'oars')
  await expect(options(page).first()).toHaveAttribute('href', /rowing#oars/)
  expect(await page.evaluate(isHurt)).toBe(false)
})

test('three hundred navigations and three hundred searches leak neither memory nor listeners', {
  tag: '@weekly',
}, async ({ page, visit }) => {
  await visit('tides')
  await expectNoLeaks(page, 300)
})
