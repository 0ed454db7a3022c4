import type { ListedPage } from '../feature'
import type { RenderResult } from './render-page'

/** Returns the data of a page in lists; undefined for one that lists leave out. */
export function listEntryOf({ page, data: { lastUpdated } }: RenderResult): ListedPage | undefined {
  if (page.unlisted || page.noIndex) return undefined
  const { path, title, description, canonical, markdown } = page
  return {
    path,
    title,
    description,
    canonical,
    ...(markdown ? { markdown } : {}),
    ...(lastUpdated ? { lastUpdated } : {}),
  }
}
