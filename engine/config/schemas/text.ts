import { z } from 'zod'
import { isExternal } from '../../page/href'

/** A text that says something. */
export const text = z.string().min(1, 'a text that is not empty')

/** A file or folder of the site, relative to its root or to `static`: `./docs/` is `docs`. */
export const filePath = text
  .refine((path) => !path.startsWith('/'), 'a relative path, without a leading slash')
  .transform((path) => path.replace(/^\.\//, '').replace(/\/$/, ''))

/** An address outside the site. */
export const externalUrl = text.refine(isExternal, "a full address, such as 'https://example.com'")

/** A route of the site, without the base path. */
export const route = text.refine(
  (path) => path.startsWith('/'),
  "a path from the site's root, such as '/intro'",
)
