import { z } from 'zod'
import { text } from '../../kit/options'

const OLD_ROUTE = "a path from the site's root, such as '/old', without '..', '*', ':', a query or a hash"

/**
 * Hosts read `*` and `:` in `_redirects` as patterns. A query or a hash is not part of a file name, nor are dots, slashes and
 * control characters that an escape stands for.
 */
const oldRoute = text
  .regex(/^(?!.*%(?:[01]|2[ef]|5c))/i, OLD_ROUTE)
  .regex(/^\/(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[^?#*:\\\s\p{Cc}]*$/u, OLD_ROUTE)

const TARGET =
  "a path from the site's root, such as '/new', without '..', or an address that begins with https://"

const redirects = z
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
      to: text
        .regex(/^(?:https?:\/\/|\/(?!\/)(?!(?:[^?#]*\/)?\.{1,2}(?:[/?#]|$)))[^\\\s\p{Cc}]*$/u, TARGET)
        .refine((to) => URL.canParse(to, 'https://site.example'), TARGET),
    }),
  )
  .default([])

/** Returns the former paths of a page, from its path now. */
export type CreateRedirects = (path: string) => string | readonly string[] | undefined

const createRedirects = z.custom<CreateRedirects>(
  (value) => typeof value === 'function',
  'a function of a path that returns old paths',
)

/** Returns what is wrong with an old path that a function made; undefined for nothing. */
export function wrongPath(path: unknown): string | undefined {
  return oldRoute.safeParse(path).success ? undefined : OLD_ROUTE
}

/** The options of hosting. */
export const hostingOptions = z
  .strictObject({
    /**
     * Former addresses of pages. Each becomes a small page that redirects to the new address, in every language. With
     * `hostFiles`, each is also a line of `_redirects`.
     * @example redirects: [{ from: '/guide', to: '/guides/start' }]
     */
    redirects,
    /**
     * Makes redirects by a rule: called with the path of each page, it returns the former path, a list of them, or
     * nothing. Those that a page has now, or that `redirects` names, are left out.
     * @example createRedirects: (path) => (path.startsWith('/guides/') ? path.replace('/guides/', '/docs/') : undefined)
     */
    createRedirects: createRedirects.optional(),
    /**
     * Whether to write `_headers` and `_redirects` for Netlify and Cloudflare Pages, and `.nojekyll` for GitHub Pages.
     * A file with that name below `static` takes precedence.
     * @example hostFiles: true
     */
    hostFiles: z.boolean().default(false),
  })
  .prefault({})

export type Rules = z.output<typeof redirects>

export type HostingOptions = z.output<typeof hostingOptions>
