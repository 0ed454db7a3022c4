import type { Browser, Page } from '@playwright/test'
import type { JudgedQuery } from '../../../tests/search/judged'
import { HELD_OUT_QUERIES } from '../../../tests/search/reader-queries'
import { ALL_QUERIES } from '../../search/judging'
import { percentile } from '../../statistics'
import type { SearchControls } from '../contender'
import { BASE } from '../contender'
import type { Figure } from '../results/figures'
import type { StaticServer } from './static-server'

const FIRST_QUERY = 'token'
const READING = 3000
const MAX_WAIT = 60_000
/** The first result may be the open page. */
const FOLLOWING = 2000
const KIB = 1024

/** Every how many judged queries one is timed. */
export const TIMED = 10

/** A share of fewer questions says nothing: a quick look would print half of two. */
const ENOUGH = 30

/**
 * Opens search and sends judged queries. The first round also sends those that this site's ranking is not tuned to, to
 * see which page comes first, which is the same in each round.
 */
export async function measureSearch(
  browser: Browser,
  server: StaticServer,
  controls: SearchControls,
  route: string,
  { round, everyQuery }: { round: number; everyQuery: number },
): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteChanges, controls.result)
    await page.goto(server.url + route, { waitUntil: 'load' })
    const loaded = server.sent.length
    await page.waitForTimeout(READING)
    const opened = await openSearch(page, controls)
    const bytes = server.sent.slice(loaded).reduce((sum, file) => sum + file.bytes, 0)
    const timed = await askEach(page, controls, everyOf(ALL_QUERIES, Math.max(TIMED, everyQuery)))
    const questions = round > 0 ? [] : judgedQuestions(everyQuery)
    if (questions.length === 0) return timesOf(opened, bytes, timed)
    return [...timesOf(opened, bytes, timed), rightOf(await askEach(page, controls, questions))]
  } finally {
    await context.close()
  }
}

/** Returns ms from the click to the first result, by the page's clock, since measuring from outside adds delay. */
async function openSearch(page: Page, { open, input, result }: SearchControls): Promise<number> {
  await page.locator(open).first().click({ timeout: MAX_WAIT })
  await page.waitForFunction(isFocused, input, { timeout: MAX_WAIT })
  await page.keyboard.insertText(FIRST_QUERY)
  const time = await page.waitForFunction(sinceClick, result, { timeout: MAX_WAIT })
  return Number(await time.jsonValue())
}

/** Runs in the page at each frame: focuses the box as soon as it exists. */
function isFocused(selector: string): boolean {
  const box = document.querySelector<HTMLInputElement>(selector)
  if (!box?.checkVisibility() || box.disabled) return false
  box.focus()
  return document.activeElement === box
}

/** Runs in the page at each frame. */
function sinceClick(selector: string): number | undefined {
  const { benchClicked } = window as unknown as { benchClicked: number }
  const isShown = [...document.querySelectorAll(selector)].some((result) => result.checkVisibility())
  return isShown ? performance.now() - benchClicked : undefined
}

function everyOf(queries: readonly JudgedQuery[], step: number): JudgedQuery[] {
  return queries.filter((_, at) => at % step === 0)
}

async function askEach(page: Page, controls: SearchControls, queries: JudgedQuery[]): Promise<QueryTiming[]> {
  const timings: QueryTiming[] = []
  for (const query of queries) timings.push(await ask(page, controls, query))
  return timings
}

interface QueryTiming {
  /** In ms; undefined if nothing was found. */
  time: number | undefined
  isRight: boolean
}

/** Returns the time from the input until the first result is stable, and whether it is the right page. */
async function ask(page: Page, { input, result }: SearchControls, query: JudgedQuery): Promise<QueryTiming> {
  const box = page.locator(input).first()
  await box.fill('')
  await page.evaluate(untilStill)
  await box.fill(query.text)
  const time = await page.evaluate(untilStill)
  const first = page.locator(result).first()
  const address = (await first.count()) > 0 ? await addressOf(page, result) : undefined
  return { time, isRight: address !== undefined && query.pages.some((route) => isSame(route, address)) }
}

/** A result may be, contain, or be inside a link. If there is no link, clicks it to see where it leads. */
async function addressOf(page: Page, result: string): Promise<string | undefined> {
  const linked = await page.evaluate((selector) => {
    const found = document.querySelector(selector)
    const link = found?.closest('a') ?? found?.querySelector('a')
    return link ? new URL(link.href).pathname : undefined
  }, result)
  if (linked !== undefined) return linked
  const before = page.url()
  await page.locator(result).first().click()
  await page.waitForURL((url) => url.href !== before, { timeout: FOLLOWING }).catch(() => undefined)
  return new URL(page.url()).pathname
}

/** Ignores extensions and slashes, about which hosts disagree. */
export function isSame(route: string, pathname: string): boolean {
  const bare = (path: string) => path.replace(/(?:index)?\.html$/, '').replace(/\/+$/, '')
  return bare(decodeURIComponent(pathname)) === bare(BASE.slice(0, -1) + route)
}

function timesOf(opened: number, bytes: number, timings: readonly QueryTiming[]): Figure[] {
  const times = timings.flatMap(({ time }) => (time === undefined ? [] : [time]))
  return [
    { what: 'search, bytes from load to first result', unit: 'KiB', value: bytes / KIB },
    { what: 'search, open to first result', unit: 'ms', value: opened },
    { what: 'search, a query, median', unit: 'ms', value: percentile(times, 50) },
    { what: 'search, a query, 95 of 100', unit: 'ms', value: percentile(times, 95) },
  ]
}

/** Returns one of every so many questions; none if they are too few to tell a share. */
export function judgedQuestions(everyQuery: number): JudgedQuery[] {
  const questions = everyOf(HELD_OUT_QUERIES, everyQuery)
  return questions.length < ENOUGH ? [] : questions
}

function rightOf(timings: readonly QueryTiming[]): Figure {
  const right = timings.filter(({ isRight }) => isRight).length
  return { what: 'search, right page first', unit: '%', value: (100 * right) / timings.length }
}

/** Runs in the page before its own scripts: records the times of input and of changes of the first result. */
function noteChanges(result: string): void {
  const state = Object.assign(window, { benchClicked: 0, benchAsked: 0, benchChanged: 0 })
  const once = { capture: true, once: true }
  addEventListener('click', ({ timeStamp }) => Object.assign(state, { benchClicked: timeStamp }), once)
  addEventListener('input', ({ timeStamp }) => Object.assign(state, { benchAsked: timeStamp }), {
    capture: true,
  })
  let shown: string | undefined
  new MutationObserver(() => {
    const first = document.querySelector(result)
    const now = first ? `${first.getAttribute('href')} ${first.textContent}` : undefined
    if (now !== shown) state.benchChanged = performance.now()
    shown = now
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['href'] })
}

/** Runs in the page: waits until the first result is stable. Returns ms since the input; undefined without a result. */
async function untilStill(): Promise<number | undefined> {
  const state = window as unknown as { benchAsked: number; benchChanged: number }
  const began = performance.now()
  const hasChanged = () => state.benchChanged > state.benchAsked
  const isOver = () => {
    const now = performance.now()
    return hasChanged() ? now - state.benchChanged > 400 : now - began > 1000
  }
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 20))
  return hasChanged() ? state.benchChanged - state.benchAsked : undefined
}
