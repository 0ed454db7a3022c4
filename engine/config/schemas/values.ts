import { z } from 'zod'
import { isExternal } from '../../page/href'
import { findUnclosedTag } from '../../page/unclosed-tag'

/** A non-empty string. */
export const text = z.string().min(1, 'a non-empty string')

/** HTML that the layout contains. */
export const html = z
  .string()
  .refine(
    (value) => findUnclosedTag(value) === undefined,
    "HTML in which each tag has its end, such as '<b>beta</b>': what follows would be inside it",
  )

/** A file or folder of the site, relative to its root or to `static`. `./docs/` becomes `docs`. */
export const filePath = text
  .refine((path) => !path.startsWith('/'), 'a relative path, without a leading slash')
  .transform((path) => path.replace(/^\.\//, '').replace(/\/$/, ''))

/** An address outside the site. */
export const externalUrl = text.refine(
  (address) => isExternal(address) && !/^(?:javascript|data|vbscript):/i.test(address),
  "a full URL, such as 'https://example.com'",
)

/** A route of the site, without the base path. */
export const route = text.refine(
  (path) => path.startsWith('/'),
  "a path from the site's root, such as '/intro'",
)

/** A route of the site, or an address outside it. */
export const routeOrUrl = z.union([route, externalUrl], {
  error: "a path from the site's root, such as '/intro', or a full URL, such as 'https://example.com'",
})

const HEADING_LEVEL = 'a heading level from 2 to 6'

/** A heading that a table of contents can list. */
export const headingLevel = z.int(HEADING_LEVEL).min(2, HEADING_LEVEL).max(6, HEADING_LEVEL)

export const COUNTS = ['a whole number', 'a whole number above 0'] as const

/** Returns a schema of whole numbers from `min`. */
export function countFrom(min: 0 | 1) {
  return z.int(COUNTS[min]).min(min, COUNTS[min])
}

/** How to handle a kind of problem: fail the build, print a warning, print a note, or do nothing. */
export const severity = z.enum(['throw', 'warn', 'log', 'ignore'])
