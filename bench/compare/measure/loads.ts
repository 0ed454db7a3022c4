import type { Browser, Page } from '@playwright/test'
import type { Figure } from '../results/figures'
import { idleOf } from './idle'
import { KINDS, type Sent, type StaticServer } from './static-server'

/** A phone on a slow network. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const SLOWDOWN = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const MAX_LOAD = 60_000
const KIB = 1024

/** What the browser records while a page loads. In ms; the layout shift has no unit. */
interface Noted {
  fcp: number
  lcp: number
  blocking: number
  shift: number
  loadedAt: number
  /** Paths loaded before the load event. */
  early: string[]
}

/** Measures one load of a page by a browser without a cache. `what` is the prefix of the figures' names. */
export async function measureLoad(
  browser: Browser,
  server: StaticServer,
  route: string,
  what: string,
): Promise<Figure[]> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.addInitScript(observe)
    const untilIdle = idleOf(page)
    const first = server.sent.length
    await page.goto(server.url + route, { waitUntil: 'load', timeout: MAX_LOAD })
    await untilIdle()
    const noted = await page.evaluate(readNotes)
    return figuresOf(what, noted, server.sent.slice(first))
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

function figuresOf(what: string, noted: Noted, sent: readonly Sent[]): Figure[] {
  const early = sent.filter(({ path }) => noted.early.includes(path))
  const time = (name: string, value: number): Figure => ({
    what: `${what}, ${name}`,
    unit: 'ms',
    value,
  })
  const bytes = (name: string, files: readonly Sent[]): Figure => ({
    what: `${what}, ${name}`,
    unit: 'KiB',
    value: files.reduce((sum, file) => sum + file.bytes, 0) / KIB,
  })
  return [
    bytes('bytes before load', early),
    bytes('bytes until idle', sent),
    ...KINDS.map((kind) =>
      bytes(
        `${kind} until idle`,
        sent.filter((file) => file.kind === kind),
      ),
    ),
    time('first contentful paint', noted.fcp),
    time('largest contentful paint', noted.lcp),
    time('blocking time', noted.blocking),
    { what: `${what}, layout shift`, unit: '', value: noted.shift },
  ]
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Record<string, PerformanceEntry[]> = {}
  for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift']) {
    const entries: PerformanceEntry[] = []
    seen[type] = entries
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
  }
  Object.assign(window, { benchSeen: seen })
}

/** Runs in the page once it is idle. */
function readNotes(): Noted {
  const { benchSeen } = window as unknown as {
    benchSeen: Record<string, (PerformanceEntry & { value?: number })[]>
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const loadedAt = navigation?.loadEventStart ?? 0
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const early = resources.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= loadedAt)
  const path = (url: string) => decodeURIComponent(new URL(url).pathname)
  return {
    fcp,
    lcp: benchSeen['largest-contentful-paint']?.at(-1)?.startTime ?? Number.NaN,
    blocking: (benchSeen.longtask ?? [])
      .filter(({ startTime, duration }) => startTime + duration > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: (benchSeen['layout-shift'] ?? []).reduce((sum, { value }) => sum + (value ?? 0), 0),
    loadedAt,
    early: [path(location.href), ...early.map(({ name }) => path(name))],
  }
}
