// What readers do most, in Firefox and in WebKit, the engine of Safari. All else is tested in Chromium.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from '../built-site'
import { type Server, serve } from '../docs-cli'
import { type SiteName, sites } from '../sites'
import type { Browser } from './browser'
import { startFirefox } from './firefox'
import type { Tab, Target } from './webdriver'
import { startWebKit } from './webkit'

/** The narrowest window of the WebKit used here is wider than a phone. */
const PHONE = 460

const KINDS = [
  '',
  'atomic/intro',
  'atomic/api/query',
  'atomic/types/types_table',
  'atomic/guides/playground',
  'atomic/helpers/guid',
  'atomic-angular/components/aggregation',
  'atomic/guides/glossary',
  'atomic-angular/stores/query-params',
  'mint/overview',
  'mint/configurations/tokens',
  'mint/versions',
  'mint/tutorial/introduction',
  'not/there',
]

const servers: Server[] = []
async function urlOf(name: SiteName): Promise<string> {
  const server = await serve(['serve', await ensureBuilt(name), '--base', sites[name].base, '--port', '0'])
  servers.push(server)
  return server.url
}
afterAll(() => Promise.all(servers.map((server) => server.stop())))

let site = ''
let translated = ''
beforeAll(async () => {
  site = await urlOf('website')
  translated = await urlOf('locales')
}, 120_000)

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)('[D13] in %s', (_, start) => {
  let browser: Browser
  let tab: Tab
  beforeAll(async () => {
    browser = await start()
    tab = browser.tab
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    expect(await browser.errors()).toEqual([])
  })

  const until = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 15_000, interval: 50 })

  /** Opens a page, and waits until its scripts run. */
  async function visit(path: string, width = 1280, base = site): Promise<void> {
    await tab.resize(width, 800)
    await tab.open(base + path)
    await isReady()
  }
  const isReady = () => until(() => tab.run(() => document.documentElement.dataset.hydrated)).toBeDefined()

  const isShown = (selector: string) =>
    tab.run(
      (query) =>
        [...document.querySelectorAll(query)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    )
  const textOf = (selector: string) =>
    tab.run((query) => document.querySelector(query)?.textContent?.trim() ?? '', selector)
  const attribute = (selector: string, name: string) =>
    tab.run((query, key) => document.querySelector(query)?.getAttribute(key), selector, name)
  const scrollTop = () => tab.run(() => Math.round(scrollY))
  /** Clicks as soon as there is something to click. */
  const click = (target: Target) =>
    until(() =>
      tab.click(target).then(
        () => 'clicked',
        (error: Error) => error.message,
      ),
    ).toBe('clicked')

  test.each([1280, PHONE])(
    'pages of all kinds have one title, scripts that run, and no sideways scroll: %i px',
    async (width) => {
      for (const path of KINDS) {
        await visit(path, width)
        const found = await tab.run(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          const titles = [...document.querySelectorAll('h1')].map(
            (title) => title.textContent !== 'Page not found',
          )
          return { titles, aside: scrollWidth - clientWidth }
        })
        expect([path, found]).toEqual([path, { titles: [path !== 'not/there'], aside: 0 }])
      }
    },
    120_000,
  )

  test('a link is followed without a new document, and Back returns to where the reader was', async () => {
    await visit('atomic/api/query')
    await tab.run(() => scrollTo({ top: 2345, behavior: 'instant' }))
    await tab.run(() => document.documentElement.setAttribute('data-same', ''))
    await until(scrollTop).toBe(2345)
    await click('#menu a[href$="atomic/api/query-params"]')
    await until(() => attribute('a[rel=prev]', 'href')).toMatch(/atomic\/api\/query$/)
    expect(await scrollTop()).not.toBe(2345)
    await tab.back()
    await until(scrollTop).toBe(2345)
    expect(await attribute('html', 'data-same')).toBe('')
  })

  test('the menu of a narrow window opens, leads to a page, and is closed there', async () => {
    await visit('atomic/intro', PHONE)
    await click('button.menu-open')
    await until(() => isShown('#menu nav[aria-label="Docs sidebar"]')).toBe(true)
    await click('#menu nav[aria-label="Docs sidebar"] a:not([role=button], [aria-current])')
    await until(() => tab.run(() => location.pathname)).not.toMatch(/atomic\/intro$/)
    await until(() => isShown('#menu nav[aria-label="Docs sidebar"]')).toBe(false)
  })

  test('the color mode changes at a click, and stays after a reload', async () => {
    await visit('atomic/intro')
    // A reload ends what still loads, which Firefox calls an error of the worker that reads it.
    await until(() => textOf('.search-box-button')).toMatch(/^Search/)
    const background = () => tab.run(() => getComputedStyle(document.body).backgroundColor)
    const modes = new Set<string>()
    for (const _choice of ['light', 'dark']) {
      await click('.color-mode-toggle')
      modes.add(await background())
    }
    expect(modes.size).toBe(2)
    expect(await attribute('html', 'data-theme')).toBe('dark')
    const dark = await background()
    await tab.reload()
    await isReady()
    expect(await background()).toBe(dark)
    await click('.color-mode-toggle')
  })

  test('search opens by its keys, a member leads to its row, and Escape closes the dialog', async () => {
    await visit('atomic/intro')
    await until(() => textOf('.search-box-button')).toMatch(/^Search/)
    await tab.press(['Control', 'k'])
    await until(() => tab.run(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await tab.press('Escape')
    await until(() => isShown('dialog[open]')).toBe(false)
    await tab.press(['Control', 'k'])
    await until(() => tab.run(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await tab.type('pageSize')
    await until(() => attribute('[role=listbox]', 'data-query')).toBe('pageSize')
    await tab.press('Enter')
    await until(() => tab.run(() => location.hash)).toBe('#query-pagesize')
    const row = () =>
      tab.run(() => document.getElementById('query-pagesize')?.getBoundingClientRect().y ?? -1)
    await until(async () => (await row()) > 0 && (await row()) < 800).toBe(true)
  })

  test('a link into a closed type opens it', async () => {
    await visit('atomic/types/types_table#CCQuery')
    await until(() =>
      tab.run(() => document.querySelector<HTMLDetailsElement>('#CCQuery details')?.open),
    ).toBe(true)
    const top = await tab.run(() => document.querySelector('#CCQuery')?.getBoundingClientRect().y ?? -1)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(800)
  })

  test('the filter of types leaves the matches, and is in the address', async () => {
    await visit('atomic/types/types_table')
    await click('input[type=search]')
    await tab.type('CCQuery')
    await until(() => tab.run(() => location.search)).toContain('CCQuery')
    const rows = await tab.run(
      () => [...document.querySelectorAll('.type-row')].filter((row) => row.checkVisibility()).length,
    )
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(20)
  })

  test('a fold opens and closes', async () => {
    await visit('atomic/intro')
    const open = () => tab.run(() => document.querySelectorAll('article details[open]').length)
    const before = await open()
    await click('article details > summary')
    await until(open).not.toBe(before)
    await click('article details > summary')
    await until(open).toBe(before)
  })

  test('a tab shows its panel, by click and by keys', async () => {
    await visit('atomic/intro')
    const selected = () => textOf('[role=tab][aria-selected=true]')
    const first = await selected()
    await click('[role=tab][aria-selected=false]')
    await until(selected).not.toBe(first)
    const clicked = await selected()
    await tab.press('Right')
    await until(selected).not.toBe(clicked)
    expect(await isShown('[role=tabpanel]:not([hidden])')).toBe(true)
  })

  test('the code of a block is copied', async () => {
    await visit('atomic/intro')
    await tab.run(() => {
      const { clipboard } = navigator
      clipboard.writeText = async (text) => document.documentElement.setAttribute('data-copied', text)
    })
    await tab.point('article figure.code pre')
    await click('article figure.code button[data-code-copy]')
    await until(() => attribute('html', 'data-copied')).toMatch(/npm|import/)
  })

  test('a diagram opens large, and Escape closes it', async () => {
    await visit('atomic/intro')
    await click('button[aria-label^="Enlarge"]')
    await until(() => isShown('dialog[open] svg')).toBe(true)
    await tab.press('Escape')
    await until(() => isShown('dialog[open]')).toBe(false)
  })

  test('the type of a name in a sample shows on pointing at it', async () => {
    await visit('atomic/intro')
    await tab.run(() => {
      const samples = [...document.querySelectorAll('article figure.code pre')]
      samples
        .find((sample) => sample.textContent?.includes('await fetchQuery('))
        ?.setAttribute('data-asking', '')
    })
    await tab.point('[data-asking]')
    const name = '[data-asking] [role=button], [data-asking] button'
    await until(() => isShown(name)).toBe(true)
    await tab.point(name)
    await until(() => isShown('[role=tooltip]')).toBe(true)
  })

  test('a sample is edited and run in the page', async () => {
    await visit('atomic/helpers/guid')
    await click(['button', 'Try it'])
    await until(() => isShown('textarea')).toBe(true)
    await click(['.try button', 'Run'])
    await until(() => textOf('.try [role=status]')).toMatch(/^Finished/)
    expect(await textOf('[role=log]')).toMatch(/[\da-f]{8}/)
  })

  test('the playground runs its first sample and shows a table', async () => {
    await visit('atomic/guides/playground', PHONE)
    await until(() => textOf('.try [role=status]')).toMatch(/^Finished/)
    expect(await isShown('[role=log] table')).toBe(true)
  })

  test('a chosen release stays on the next page', async () => {
    await visit('atomic-angular/stores/query-params')
    const choose = () =>
      tab.run(() => {
        const choice = document.querySelector('select')
        if (choice) choice.value = '0.1'
        choice?.dispatchEvent(new Event('change', { bubbles: true }))
        return document.documentElement.dataset.release
      })
    await until(choose).toBe('0.1')
    await click('a[rel=next]')
    await until(() => attribute('a[rel=prev]', 'href')).toContain('query-params')
    expect(await tab.run(() => document.querySelector('select')?.value)).toBe('0.1')
    await tab.run(() => localStorage.clear())
  })

  test('the table of contents of a narrow window stays in reach, and leads to a heading', async () => {
    await visit('atomic/api/query', PHONE)
    await tab.run(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await click(['summary', 'On this page'])
    await click('details.toc-fold[open] a')
    await until(() => tab.run(() => location.hash.length)).toBeGreaterThan(1)
  })

  test('an unknown address says so, and offers pages near it', async () => {
    await visit('atomic/api/querry')
    expect(await textOf('main h1')).toMatch(/not found/i)
    await until(() => isShown('main a[href$="atomic/api/query"]')).toBe(true)
  })

  test('the whole site is kept for reading offline', async () => {
    await visit('atomic/intro')
    await click(['button', 'Make available offline'])
    await until(() => tab.run(() => document.body.textContent?.includes('can now be read offline.'))).toBe(
      true,
    )
  }, 60_000)

  test('a menu of the navbar opens below its button, and leads to another language', async () => {
    await visit('rigging/knots', 1280, translated)
    await click('button.dropdown-button')
    await until(() => isShown('.dropdown-button[aria-expanded=true]')).toBe(true)
    await click('.dropdown-list a[lang^=ar]')
    await until(() => attribute('html', 'dir')).toBe('rtl')
  })

  test('from right to left, the sidebar is at the right', async () => {
    await visit('ar/rigging/knots', 1280, translated)
    const [menu = 0, article = 0] = await tab.run(() =>
      ['#menu', 'article'].map((name) => document.querySelector(name)?.getBoundingClientRect().x ?? 0),
    )
    expect(menu).toBeGreaterThan(article)
  })
})
