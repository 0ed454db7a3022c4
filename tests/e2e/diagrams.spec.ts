import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInModes } from './support/axe'
import { expect, test } from './support/test'

test.use({ siteName: 'diagrams' })

const TITLE = 'The way of a signal'
const figure = (page: Page, title = TITLE) => page.locator('figure', { hasText: title })
const picture = (page: Page, title = TITLE) => figure(page, title).getByRole('img', { name: title })
const dialog = (page: Page) => page.getByRole('dialog', { name: TITLE })
const sizeOfLarge = async (page: Page) => {
  const box = await dialog(page).locator('svg:has(use)').boundingBox()
  return box ?? { x: 0, width: 0 }
}
const enlarge = (page: Page) => page.getByRole('button', { name: `Enlarge: ${TITLE}` })

const light = { text: 'rgb(18, 32, 27)', line: 'rgb(77, 95, 88)', ground: 'rgb(255, 255, 255)' }
const dark = { text: 'rgb(228, 237, 234)', line: 'rgb(155, 176, 168)', ground: 'rgb(13, 20, 18)' }

/** Returns the colors of at least 50 pixels in a screenshot. */
async function colorsOf(seen: Locator): Promise<string[]> {
  const source = `data:image/png;base64,${(await seen.screenshot()).toString('base64')}`
  return seen.page().evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? []
    const counts = new Map<string, number>()
    for (let at = 0; at < pixels.length; at += 4) {
      const color = `rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})`
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count >= 50).map(([color]) => color)
  }, source)
}

async function expectColors(seen: Locator, colors: Record<string, string>): Promise<void> {
  await expect.poll(() => colorsOf(seen)).toEqual(expect.arrayContaining(Object.values(colors)))
}

test('[P2] MDX pages show mermaid fences as diagrams, in both color modes from one file, without a script', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const drawings = () => new Set(asked.filter((path) => /\/[\da-f]{16}-[\w-]{8}\.svg$/.test(path)))
  await visit('')
  await expect(page.locator('article figure')).toHaveCount(2)
  await expect(page.locator('article pre')).toHaveCount(0)
  await expectColors(picture(page), light)
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Color mode/ })
  await toggle.click()
  await toggle.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectColors(picture(page), dark)
  await expectColors(picture(page, 'Which lamp to light'), dark)
  expect(drawings().size).toBe(2)
  await page.getByRole('main').getByRole('link', { name: 'another page' }).click()
  await expectColors(picture(page, 'States of a lamp'), dark)
  expect(asked.filter((path) => /mermaid/i.test(path))).toEqual([])
})

test('[P2] a diagram has a caption, and a description for screen readers', async ({ page, visit }) => {
  await visit('')
  await expect(picture(page)).toHaveAccessibleDescription(
    /^The keeper asks the tower to signal\. .* which\.$/,
  )
  const text = figure(page).getByText('The keeper asks the tower')
  await expect(text).toBeHidden()
  await figure(page).getByText('Description of the diagram').click()
  await expect(text).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessibleInModes(page, 'description open', { within: 'article' })
  const twin = await (await page.request.get('index.md')).text()
  expect(twin).toContain('```mermaid\nsequenceDiagram\n  accTitle: The way of a signal')
})

test('[P2] search finds what a diagram says, and not its source', async ({ page, visit }) => {
  await visit('quiet')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  const input = page.getByRole('combobox', { name: 'Search' })
  await input.fill('stays silent')
  await expect(page.getByRole('option', { name: /stays silent/ })).toBeVisible()
  await input.fill('NoAnswerError')
  await expect(page.getByRole('listbox')).toHaveAttribute('data-query', 'NoAnswerError')
  await expect(page.getByRole('option', { name: /way of a signal/ })).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('[P2] a diagram opens large by keyboard and pointer; Escape and the button give the focus back', async ({
      page,
    }) => {
      await page.goto('')
      await enlarge(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      const large = dialog(page).locator('svg:has(use)')
      const [small, shown] = [await picture(page).boundingBox(), await large.boundingBox()]
      expect(shown?.width).toBeGreaterThan(small?.width ?? 0)
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(enlarge(page)).toBeFocused()
      await enlarge(page).click()
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialog(page)).toBeHidden()
      await expect(enlarge(page)).toBeFocused()
    })
  })
}

test('a diagram opens large in a browser that does not know commands of buttons', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  const script = page.waitForResponse(/older-browsers/)
  await visit('')
  // Resolves when the script has run.
  await page.evaluate((url) => import(url), (await script).url())
  await enlarge(page).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
})

for (const width of [320, 390]) {
  test(`[P2] at ${width} px a diagram can be read: a wide one is arranged anew, and the page does not scroll`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await visit('')
    for (const title of [TITLE, 'Which lamp to light']) {
      const [shown, drawn] = await picture(page, title).evaluate((svg) => [
        svg.getBoundingClientRect().width,
        Number(svg.getAttribute('width')),
      ])
      const scale = (shown ?? 0) / (drawn ?? 1)
      expect(scale, title).toBeGreaterThanOrEqual(0.78)
      expect(scale, title).toBeLessThanOrEqual(1)
    }
    const region = page.getByRole('group', { name: `Diagram: ${TITLE}` })
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(overflow).toBe(false)
    await enlarge(page).click()
    const large = await sizeOfLarge(page)
    expect(large.width).toBeLessThanOrEqual(width)
    expect(large.x).toBeGreaterThanOrEqual(0)
  })
}

test('an enlarged diagram fits the screen, is zoomed by buttons, keys and wheel, and moved by keys and mouse', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await visit('')
  await enlarge(page).click()
  const shown = dialog(page).getByRole('status')
  await expect(shown).toHaveText('Fit')
  const fit = await sizeOfLarge(page)
  await expect(dialog(page).getByRole('button', { name: 'Smaller' })).toBeDisabled()
  await dialog(page).getByRole('button', { name: 'Larger' }).click()
  await page.keyboard.press('+')
  await expect(shown).toHaveText('200 %')
  expect((await sizeOfLarge(page)).width).toBeCloseTo(fit.width * 2, 0)
  const pane = dialog(page).getByRole('group', { name: TITLE })
  const left = () => pane.evaluate((element) => element.scrollLeft)
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(before)
  const box = await pane.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 200)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 180, (box?.y ?? 0) + 200)
  await page.mouse.up()
  await expect.poll(left).toBe(before)
  await page.mouse.wheel(0, -200)
  await expect(shown).toHaveText('298 %')
  await expectAccessibleInModes(page, 'zoomed diagram', { within: 'dialog[open]' })
  await page.keyboard.press('0')
  await expect(shown).toHaveText('Fit')
})

test('going back closes an enlarged diagram; arrows lead to the others of the page', async ({
  page,
  site,
  visit,
}) => {
  await visit('quiet')
  await visit('')
  await enlarge(page).click()
  await expect(dialog(page).getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const other = page.getByRole('dialog', { name: 'Which lamp to light' })
  await expect(other.getByText('2 of 2')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(other).toBeHidden()
  await expect(page).toHaveURL(site.url)
  await expect(page.getByRole('button', { name: 'Enlarge: Which lamp to light' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}quiet`)
})

test('on paper a diagram is light, with its description and without buttons', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit('')
  await page.emulateMedia({ media: 'print' })
  await expectColors(picture(page), light)
  await expect(figure(page).getByText('The keeper asks the tower')).toBeVisible()
  await expect(enlarge(page)).toBeHidden()
})

test('in a sandboxed frame diagrams are shown and search answers', async ({ page, problems, site }) => {
  // The browser refuses the files of the drawings once.
  problems.expect(/Unsafe attempt to load/)
  await page.route(`${site.url}host-of-a-frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Host</title><iframe sandbox="allow-scripts" width="1200" height="700" src="${site.url}"></iframe>`,
    }),
  )
  await page.goto('host-of-a-frame')
  const frame = page.frameLocator('iframe')
  await frame.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const drawn = frame.getByRole('img', { name: TITLE }).locator('g text').first()
  await expect(drawn).toBeVisible()
  await frame
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  await frame.getByRole('combobox', { name: 'Search' }).fill('stays silent')
  await expect(frame.getByRole('option', { name: /stays silent/ })).toBeVisible()
})
