import type { SiteConfig } from '../config/types'
import { withBase } from '../content/href'
import type { Content } from '../content/types'

/** The files that name the pictures of a blog's authors, by the address of the picture. */
export function authorPictures(
  { blog }: Pick<Content, 'blog'>,
  { baseUrl, blog: config }: Pick<SiteConfig, 'baseUrl' | 'blog'>,
): Map<string, string> {
  const pictures = new Map<string, string>()
  if (!config) return pictures
  const map = `${config.path}/${config.authorsMapPath}`
  for (const { authors, path } of blog?.posts ?? []) {
    for (const { image, key } of authors) {
      if (image !== undefined) pictures.set(withBase(baseUrl, image), key === undefined ? path : map)
    }
  }
  return pictures
}
