import type { Page } from '@playwright/test'
import { framesLater } from './support/document'
import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const mode = (page: Page) => page.locator('[data-layout-mode]')

test('[S11] the layout mode is "ssr" until hydration', async ({ request }) => {
  const html = await (await request.get('tides')).text()
  expect(html).toMatch(/data-layout-mode="ssr"/)
  expect(html.match(/data-layout-mode=/g)).toHaveLength(1)
})

for (const [width, expected] of [
  [997, 'desktop'],
  [996, 'mobile'],
] as const) {
  test(`[S11] [K2] at ${width} px the layout is the ${expected} one`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit('tides')
    await expect(mode(page)).toHaveAttribute('data-layout-mode', expected)
    const isDesktop = expected === 'desktop'
    await expect(sidebar(page)).toBeVisible({ visible: isDesktop })
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: !isDesktop })
  })

  test(`[S11] [K2] at ${width} px the layout needs no script`, async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 800 } })
    await page.goto(`${site.url}tides`)
    await expect(mode(page)).toHaveAttribute('data-layout-mode', 'ssr')
    const isDesktop = expected === 'desktop'
    await expect(sidebar(page)).toBeVisible({ visible: isDesktop })
    await page.close()
  })
}

test('[S11] the layout mode follows the window', async ({ page, visit }) => {
  await visit('tides')
  await expect(mode(page)).toHaveAttribute('data-layout-mode', 'desktop')
  await page.setViewportSize({ width: 700, height: 800 })
  await expect(mode(page)).toHaveAttribute('data-layout-mode', 'mobile')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(mode(page)).toHaveAttribute('data-layout-mode', 'desktop')
})

for (const width of [390, 1280]) {
  for (const path of ['tides', 'writing/tabs', 'writing/code', 'writing/folds#crate', 'about']) {
    test(`[S11] nothing shifts while ${path} loads at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(recordShifts)
      await visit(path)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}

for (const path of [
  './',
  'tides',
  'writing/code',
  'writing/gfm',
  'writing/tabs',
  'writing/islands',
  'about',
]) {
  test(`no page scrolls sideways at 320 px: ${path}`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(path)
    const hidden = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(hidden).toBeLessThanOrEqual(0)
  })
}

test('on a phone, a table that would be cut is shown as its rows, with the name of the column in each cell', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('writing/gfm')
  const tables = page.getByRole('group', { name: 'Table' })
  const cells = tables.last().getByRole('cell')
  const shown = await cells.evaluateAll((all) =>
    all.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      label: getComputedStyle(cell, '::before').content,
    })),
  )
  expect(shown.map(({ label }) => label.split(' / ')[0])).toEqual([
    '"Harbor of departure"',
    '"Harbor of arrival"',
    '"Departs"',
  ])
  expect(shown.map(({ top }) => top)).toEqual([...new Set(shown.map(({ top }) => top))].sort((a, b) => a - b))
  for (const table of await tables.all())
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(cells.last()).toHaveCSS('display', 'table-cell')
})

for (const path of ['about', 'writing/code']) {
  test(`a page that fits into the window does not scroll: ${path}`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 4000 })
    await visit(path)
    const hidden = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement
      return scrollHeight - clientHeight
    })
    expect(hidden).toBe(0)
  })
}

/** Runs in the page, before anything is shown. */
function recordShifts(): void {
  const shifts: { time: number; what: string }[] = []
  const describe = (entry: PerformanceEntry) => {
    const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
    const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
    return { time: entry.startTime, what: `${Reflect.get(entry, 'value')}: ${moved}` }
  }
  const note = (entries: PerformanceEntryList) => shifts.push(...entries.map(describe))
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  const readShifts = () => {
    note(observer.takeRecords())
    const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[]
    return shifts.filter(({ time }) => time > domInteractive).map(({ what }) => what)
  }
  Object.assign(window, { readShifts })
}

/**
 * Returns all shifts since the document was parsed, and what moved, including the frame after the last change. Before,
 * a parser that pauses in the middle of the navbar shows the part it has.
 */
async function shiftsOf(page: Page): Promise<string[]> {
  await framesLater(page)
  return page.evaluate(() => Reflect.get(window, 'readShifts')())
}
