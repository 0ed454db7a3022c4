import { withBase } from '../../../kit/hrefs'
import { isExternal } from '../../../page/href'
import type { BlogPost } from '../types'
import type { BlogConfig } from './post'

/** Returns the files that name the images of authors, by URL of the image. */
export function authorPictures(
  posts: readonly BlogPost[],
  blog: Pick<BlogConfig, 'path' | 'authorsMapPath'>,
  basePath: string,
): Map<string, string> {
  const map = `${blog.path}/${blog.authorsMapPath}`
  const images = posts.flatMap(({ authors, path }) =>
    authors.flatMap(({ image, key }) =>
      image === undefined ? [] : [{ image, file: key === undefined ? path : map }],
    ),
  )
  return new Map(
    images.map(({ image, file }) => [isExternal(image) ? image : withBase(basePath, image), file] as const),
  )
}
