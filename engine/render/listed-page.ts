import type { ListedPage } from '../feature'
import type { BuiltPage } from './page-builder'

/** Returns the data of a page in lists; undefined for one that lists leave out. */
export function listedPage({ page, data: { lastUpdated } }: BuiltPage): ListedPage | undefined {
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
