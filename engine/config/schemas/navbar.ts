import { z } from 'zod'
import { navbarItem } from './navbar-items'
import { countFrom, filePath } from './values'

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
      })
      .optional(),
    /**
     * Items of the navbar, in order.
     * @example items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' }]
     */
    items: z.array(navbarItem).default([]),
  })
  .prefault({})
