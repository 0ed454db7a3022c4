import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chromiumArgs, findChromium } from '../../tests/chromium'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 })

const PAGE = 'http://localhost/'
const BLOCK = `<figure class="code"><figcaption>a.ts</figcaption><div class="code-tools">
<button type="button" data-code-wrap="" aria-pressed="false">Wrap</button>
<button type="button" data-code-copy="">Copy</button></div>
<pre tabindex="0"><code><span class="k">const</span> a = 1
<del class="line code-block-remove-line">const b = 2
</del><ins class="line code-block-add-line">const <span class="t">c</span> = 3
</ins>d()
<del class="line code-block-remove-line">e()</del></code></pre></figure>`
const CODE = 'const a = 1\nconst c = 3\nd()'

let browser: Browser
let script: string
let page: Page

beforeAll(async () => {
  const file = new URL('code-block.ts', import.meta.url).pathname
  const executablePath = findChromium()
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  script = (await transformWithOxc(readFileSync(file, 'utf8'), file)).code
  page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.route(PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<main>${BLOCK}</main>` }),
  )
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(3_600_000)
})
afterAll(() => browser.close())
beforeEach(() => page.goto(PAGE))

async function install(): Promise<void> {
  await page.addScriptTag({ type: 'module', content: `${script}\ninstallCodeBlocks(document)` })
}

const copyButton = () => page.locator('[data-code-copy]')

test('copying leaves out removed lines and the last line break', async () => {
  await install()
  await copyButton().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE)
})

test('the button and a live region say "Copied" for two seconds', async () => {
  await install()
  await copyButton().click()
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
  await page.clock.fastForward(1000)
  expect(await copyButton().textContent()).toBe('Copied')
  await page.clock.fastForward(1500)
  expect(await copyButton().textContent()).toBe('Copy')
  expect(await page.getByRole('status').textContent()).toBe('')
})

test('copying again in those two seconds keeps the label', async () => {
  await install()
  await copyButton().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await copyButton().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(CODE)
  expect(await copyButton().textContent()).toBe('Copied')
  await page.clock.fastForward(2500)
  expect(await copyButton().textContent()).toBe('Copy')
})

test('where the page has no clipboard, the text is copied from a selection and the focus stays', async () => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', ({ target }) => {
      document.documentElement.title = target instanceof HTMLTextAreaElement ? target.value : 'something else'
    })
  })
  await install()
  await copyButton().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.title)).toBe(CODE)
  expect(await copyButton().evaluate((button) => button === document.activeElement)).toBe(true)
})

test('where nothing can be copied, the button says so', async () => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await install()
  await copyButton().click()
  await page.getByRole('button', { name: 'Not copied' }).waitFor()
})

test('the wrap button is a switch', async () => {
  await install()
  const pressed = page.getByRole('button', { name: 'Wrap', pressed: true })
  await page.locator('[data-code-wrap]').click()
  expect([await pressed.count(), await page.locator('figure[data-wrap]').count()]).toEqual([1, 1])
  await page.locator('[data-code-wrap]').click()
  expect([await pressed.count(), await page.locator('figure[data-wrap]').count()]).toEqual([0, 0])
})

test('blocks of pages that come later work too', async () => {
  await install()
  await page.locator('main').evaluate(
    (main, html) => {
      main.innerHTML = html
    },
    BLOCK.replace('d()', 'later()'),
  )
  await copyButton().click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('later()')
})
