import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs } from '../tests/chromium'
import { build, serve } from '../tests/docs-cli'
import { longPage } from './pages'
import type { Row } from './table'

const RUNS = 7
const SLOWDOWN = 4

/** Measures how long a long page blocks the processor of a slow phone. */
export async function measureLongPage(site: string, folder: string, executablePath: string): Promise<Row[]> {
  writeFileSync(join(site, 'docs/atomic/helpers/longPage.mdx'), longPage())
  const out = join(folder, 'out')
  const { code, stderr } = await build(site, { out, cache: join(folder, 'cache') })
  if (code !== 0) throw new Error(`The build failed.\n${stderr}`)
  const server = await serve(['serve', out, '--port', '0', '--base', '/sba-mint/'])
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const blocking: number[] = []
    for (let run = 0; run < RUNS; run++) {
      blocking.push(await blockingTime(browser, `${server.url}atomic/helpers/longPage`))
    }
    return [
      { what: `blocking time, long page at ${SLOWDOWN}x CPU`, values: blocking, unit: 'ms', aim: '<= 50 ms' },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Returns the sum, over all tasks after the first paint, of the time beyond 50 ms. */
async function blockingTime(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(() => {
    const tasks: { start: number; duration: number }[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor()
  const blocked = await page.evaluate(() => {
    const { longTasks } = window as unknown as { longTasks: { start: number; duration: number }[] }
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return longTasks
      .filter(({ start, duration }) => start + duration > paint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
  })
  await context.close()
  return blocked
}
