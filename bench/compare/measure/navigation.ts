import type { Browser, Page } from '@playwright/test'
import type { PlainPage } from '../plain-page'
import type { Figure } from '../results/figures'
import type { StaticServer } from './static-server'

const SLOWDOWN = 4
/** A reader reads before following a link, by which time everything automatic has loaded. In ms. */
const READING = 3000

/** Measures from a click on a link in the text until the next page's heading is painted. */
export async function measureNavigation(
  browser: Browser,
  server: StaticServer,
  from: PlainPage,
  to: PlainPage,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const slowdown of [1, SLOWDOWN]) {
    const value = await navigate(browser, server, from, to, slowdown)
    const what = slowdown === 1 ? 'client navigation' : `client navigation, ${slowdown}x CPU`
    figures.push({ what, unit: 'ms', value })
  }
  return figures
}

async function navigate(
  browser: Browser,
  server: StaticServer,
  from: PlainPage,
  to: PlainPage,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteArrival, to.title)
    await page.goto(server.url + from.route, { waitUntil: 'load' })
    await page.waitForTimeout(READING)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await linkTo(page, to.route).click()
    const time = await page.waitForFunction(
      () => Number(sessionStorage.getItem('bench-arrived')) || undefined,
    )
    return Number(await time.jsonValue())
  } finally {
    await context.close()
  }
}

function linkTo(page: Page, route: string) {
  return page.locator(`:is(main, article) :is(p, li, td) a[href*="/${route}"]`).last()
}

/** Runs in every page before its own scripts, since only some contenders load the next document. */
function noteArrival(title: string): void {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('click', () => sessionStorage.setItem('bench-clicked', `${now()}`), { capture: true })
  const look = () => {
    const clicked = Number(sessionStorage.getItem('bench-clicked'))
    const isThere = [...document.querySelectorAll('h1')].some((heading) =>
      heading.textContent?.includes(title),
    )
    if (!clicked || !isThere || sessionStorage.getItem('bench-arrived')) requestAnimationFrame(look)
    else setTimeout(() => sessionStorage.setItem('bench-arrived', `${now() - clicked}`))
  }
  requestAnimationFrame(look)
}
