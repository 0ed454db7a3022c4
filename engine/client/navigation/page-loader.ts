import { cleanPath } from '../../page/site'
import type { Page } from '../../page/types'
import { isSlow, whenIdle } from '../connection'
import { fetchUnlessSilent } from '../fetch-unless-silent'
import { inTime } from '../in-time'
import type { Islands } from '../islands'
import { loadOnce } from '../load-once'
import { internalLink } from './address'

/**
 * How long a host may be silent, in seconds, before the page is loaded in full. The worker of offline reading gives up
 * sooner, and answers.
 */
const PATIENCE = 5
/** How long the style sheet of all pages may take, in seconds, before another call requests it again. */
const STYLE_PATIENCE = 20

export interface PageLoader {
  /**
   * Returns the page at a path (with base), with its islands loaded. Each page is requested once.
   * @throws Error if its data cannot be loaded, or is not of this version of the site. Its cause is the response.
   */
  load(path: string): Promise<Page>
  /** Discards all pages after an edit in the dev server, so that they are requested again. */
  forgetAll(): void
}

export function createPageLoader(basePath: string, islands: Islands): PageLoader {
  const pages = loadOnce((path) => fetchPage(dataPath(path, basePath), islands))
  return {
    load: (path) => pages.get(cleanPath(path)),
    forgetAll: pages.forget,
  }
}

/** Returns the path of a page's data: `/sba-mint/atomic/intro.json`, or `/sba-mint/index.json` for the home page. */
function dataPath(path: string, basePath: string): string {
  return path === cleanPath(basePath) ? `${basePath}index.json` : `${path}.json`
}

async function fetchPage(url: string, islands: Islands): Promise<Page> {
  // The browser would take a path that starts with two slashes for another host's.
  const [response, sheet] = await Promise.all([
    fetchUnlessSilent(location.origin + url, {}, PATIENCE),
    inTime(wholeStyle(), 'The style of all pages', PATIENCE),
  ])
  const page: unknown = response.ok && (await response.json())
  if (!isPage(page)) throw new Error(url, { cause: response })
  if (sheet) sheet.media = 'all'
  await inTime(islands.load(page.islands), 'What the page shows', PATIENCE)
  return page
}

/**
 * A newer build may have been published since this document was loaded. The scripts of its islands import its own entry
 * script, and two of those cannot run in one document.
 */
function isPage(value: unknown): value is Page {
  const { kind, body, entry = '' } = Object(value)
  return typeof kind === 'string' && Array.isArray(body) && import.meta.url.endsWith(entry)
}

/** Undefined in the dev server. */
let whole: Promise<HTMLLinkElement | undefined> = Promise.resolve(undefined)

/**
 * Loads the style sheet of all pages, once, because a document contains only its own page's critical CSS. In the dev
 * server, each document already has all styles.
 * @throws if it cannot be loaded. The next call requests it again.
 */
function wholeStyle(media = 'all'): typeof whole {
  const sheet = document.querySelector<HTMLLinkElement>('link[disabled]')
  if (sheet) whole = enable(sheet, media)
  return whole
}

async function enable(sheet: HTMLLinkElement, media: string): Promise<HTMLLinkElement> {
  const unloaded = sheet.cloneNode()
  const loading = new Promise<HTMLLinkElement>((resolve, reject) => {
    sheet.onload = () => resolve(sheet)
    sheet.onerror = reject
    sheet.media = media
    sheet.disabled = false
  })
  try {
    return await inTime(loading, 'The style of all pages', STYLE_PATIENCE)
  } catch (error) {
    sheet.replaceWith(unloaded)
    throw error
  }
}

/**
 * Loads a page when the pointer or the focus is on its link, since it is likely to be next. The style of all pages loads
 * before, once this page is idle, so that no navigation has to wait for it. It is for print alone until then: a sheet that
 * applies makes the browser style the whole document again.
 */
export function installPrefetch(loader: PageLoader, basePath: string): void {
  if (isSlow()) return
  whenIdle(() => wholeStyle('print').catch(ignore))
  const prefetch = (event: Event): void => {
    const link = internalLink(event, basePath)
    if (link && link.pathname !== location.pathname) loader.load(link.pathname).catch(ignore)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
}

/** A failed prefetch is ignored: the click tries again, and falls back to a full load. */
function ignore(): void {}
