import { z } from 'zod'
import { text } from './values'

const OLD_ROUTE = "a path from the site's root, such as '/old', without '..', '*', ':', a query or a hash"

/** Hosts read `*` and `:` in `_redirects` as patterns. A query or a hash is not part of a file name. */
const oldRoute = text.regex(/^\/(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[^?#*:\\\s]*$/, OLD_ROUTE)

/** Former addresses of pages, and their targets. */
export const redirects = z
  .array(
    z.strictObject({
      /**
       * The old path, or a list of them.
       * @example from: ['/guide', '/guide/start']
       */
      from: z.union([oldRoute, z.array(oldRoute)], OLD_ROUTE),
      /**
       * A route of this site, or an address outside it.
       * @example to: '/guides/start#install'
       */
      to: text.regex(
        /^(?:https?:\/\/|\/(?!\/)(?!(?:[^?#]*\/)?\.{1,2}(?:[/?#]|$)))[^\\\s]*$/,
        "a path from the site's root, such as '/new', without '..', or an address that begins with https://",
      ),
    }),
  )
  .default([])
