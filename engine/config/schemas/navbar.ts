import { z } from 'zod'
import { navbarItem } from './navbar-items'
import { countFrom, filePath, routeOrUrl } from './values'

/** The navbar at the top. */
export const navbar = z
  .strictObject({
    /**
     * Name beside the logo.
     * @example title: 'Toolkit'
     */
    title: z.string().default(''),
    /**
     * The site's logo.
     * @example logo: { src: 'img/logo.svg', alt: 'Toolkit' }
     */
    logo: z
      .strictObject({
        /**
         * Image below `static`.
         * @example src: 'img/logo.svg'
         */
        src: filePath,
        /**
         * Image below `static` for dark pages. Default: `src`.
         * @example srcDark: 'img/logo-dark.svg'
         */
        srcDark: filePath.optional(),
        /**
         * Alternative text for screen readers.
         * @example alt: 'Toolkit'
         */
        alt: z.string().default(''),
        /**
         * Width in pixels. Default: 28.
         * @example width: 120
         */
        width: countFrom(1).optional(),
        /**
         * Height in pixels. Default: 28. The navbar has room for 40.
         * @example height: 32
         */
        height: countFrom(1).optional(),
        /**
         * Where logo and title lead: a route of this site, or a URL outside it. Default: the home page.
         * @example href: 'https://example.com'
         */
        href: routeOrUrl.optional(),
        /**
         * Where that opens: `_self`, or `_blank` for a new tab.
         * @example target: '_blank'
         */
        target: z.enum(['_self', '_blank']).optional(),
      })
      .optional(),
    /**
     * Items of the navbar, in order.
     * @example items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' }]
     */
    items: z.array(navbarItem).default([]),
  })
  .prefault({})
