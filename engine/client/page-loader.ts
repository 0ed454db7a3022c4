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

/** Where the data of a page is: `/sba-mint/atomic/intro.json`; of the home page, `/sba-mint/index.json`. */
export function dataPath(path: string, basePath: string): string {
  return path === cleanPath(basePath) ? `${basePath}index.json` : `${path}.json`
}

async function fetchPage(url: string, islands: Islands): Promise<Page> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const page: Page = await response.json()
  await islands.load(page.islands)
  return page
}
