import { cleanPath } from '../page/site'
import type { Page } from '../page/types'
import type { Islands } from './islands'

export interface PageLoader {
  /** The page at a path (with base), with its islands ready. One request a page, kept. */
  load(path: string): Promise<Page>
  /** Forgets all pages, so that they are fetched again: an edit in the dev server. */
  forgetAll(): void
}

export function createPageLoader(basePath: string, islands: Islands): PageLoader {
  const pages = new Map<string, Promise<Page>>()
  return {
    load(path) {
      const key = cleanPath(path)
      const known = pages.get(key)
      if (known) return known
      const page = fetchPage(dataPath(key, basePath), islands)
      pages.set(key, page)
      page.catch(() => pages.delete(key))
      return page
    },
    forgetAll() {
      pages.clear()
    },
  }
}

/** The data of a page did not come, or is not what this version of the site can show. */
export class PageLoadError extends Error {
  constructor(
    url: string,
    readonly status: number,
  ) {
    super(`${url} answered ${status}, without a page.`)
  }
}

/** Where the data of a page is: `/sba-mint/atomic/intro.json`; of the home page, `/sba-mint/index.json`. */
export function dataPath(path: string, basePath: string): string {
  return path === cleanPath(basePath) ? `${basePath}index.json` : `${path}.json`
}

async function fetchPage(url: string, islands: Islands): Promise<Page> {
  const response = await fetch(url)
  if (!response.ok) throw new PageLoadError(url, response.status)
  const page: unknown = await response.json()
  if (!isPage(page)) throw new PageLoadError(url, response.status)
  await islands.load(page.islands)
  return page
}

/** Another version of the site may have been published since this document came. */
function isPage(value: unknown): value is Page {
  const { kind, body, islands } = Object(value)
  return typeof kind === 'string' && [body, islands].every(Array.isArray)
}
