import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chromiumArgs, findChromium } from '../../../tests/chromium'
import { createHighlighter } from './highlighter'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 })

const STYLES = ['tokens.css', 'base.css', 'prose.css', 'code/code.css']
const LONG = `'${'a long line '.repeat(20)}'`
const CODE = `const a = 1
const b = 2 // add
const c = 3 // remove
const d = ${LONG} // error
e()`

let browser: Browser
let page: Page
let html: string
beforeAll(async () => {
  const executablePath = findChromium()
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  const { highlight, paletteCss } = createHighlighter({
    defaultLanguage: 'typescript',
    magicComments: ['add', 'remove', 'error'].map((line) => ({ className: `code-block-${line}-line`, line })),
  })
  const styles = STYLES.map((name) => readFileSync(new URL(`../../theme/${name}`, import.meta.url), 'utf8'))
  const block = (meta: string) => highlight({ code: CODE, meta, file: 'a.mdx', line: 1 }).html
  html = `<!doctype html><html lang="en" data-theme="light"><title>Code</title><style>${styles.join('')}${paletteCss()}
    </style><main class="prose"><h1>Code</h1>${block('title="a.ts" {5}')}${block('showLineNumbers=7')}</main></html>`
  const context = await browser.newContext({ viewport: { width: 700, height: 800 } })
  page = await context.newPage()
})
afterAll(() => browser.close())
beforeEach(() => page.setContent(html))

/** Returns the right edges of the first block's code, its first marked line and the page, in pixels. */
function widths() {
  return page.evaluate(() => {
    const [pre, line] = ['pre', '.line'].map((selector) => document.querySelector(selector))
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      code: pre?.scrollWidth,
      seen: pre?.clientWidth,
      line: line?.clientWidth,
      overflow: scrollWidth - clientWidth,
    }
  })
}

test('screen readers hear what happened to a line, and no line numbers', async () => {
  for (const figure of await page.locator('figure').all()) {
    const spoken = await figure.ariaSnapshot()
    expect(spoken).toContain('insertion: "added: const b = 2"')
    expect(spoken).toContain('deletion: "removed: const c = 3"')
    expect(spoken).toContain('error: const d =')
    expect(spoken).not.toMatch(/\b(?:7|8|9|10|11)\b/)
  }
})

test('the words for screen readers are not part of the text', async () => {
  expect(await page.locator('code').first().textContent()).toBe(CODE.replaceAll(/ \/\/ \w+/g, ''))
})

test('the code is a named group that takes the focus', async () => {
  const region = page.getByRole('group', { name: 'a.ts, TypeScript code' })
  await region.focus()
  expect(await region.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each(['light', 'dark'])(
  'axe finds nothing in %s mode',
  async (mode) => {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html: node }) => node)])).toEqual([])
  },
  30_000,
)

test('long code scrolls inside, and a marked line is tinted over its whole length', async () => {
  const { code = 0, seen = 0, line, overflow } = await widths()
  expect(code).toBeGreaterThan(seen)
  expect(line).toBe(code)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('wrapped code does not scroll', async () => {
  await page
    .locator('figure')
    .first()
    .evaluate((figure) => figure.toggleAttribute('data-wrap', true))
  const { code, seen } = await widths()
  expect(code).toBe(seen)
})

test('printed code wraps and shows no buttons', async () => {
  await page.emulateMedia({ media: 'print' })
  const { code, seen } = await widths()
  expect(code).toBe(seen)
  expect(await page.getByRole('button').count()).toBe(0)
  await page.emulateMedia({ media: null })
})

test('code blocks have buttons only where scripts run', async () => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.setContent(html)
  expect(await page.getByRole('button').count()).toBe(4)
  expect(await plain.getByRole('button').count()).toBe(0)
  await plain.close()
})
