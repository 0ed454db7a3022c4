import { z } from 'zod'
import { navbarItem } from './navbar-items'
import { countFrom, filePath } from './values'

/** The bar at the top. */
export const navbar = z
  .strictObject({
    /**
     * Name beside the logo.
     * @example title: 'Toolkit'
     */
    title: z.string().default(''),
    /**
     * The mark of the site.
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
         * What a reader hears instead of the image.
         * @example alt: 'Toolkit'
         */
        alt: z.string().default(''),
        /**
         * Width in pixels; 28 if absent.
         * @example width: 120
         */
        width: countFrom(1).optional(),
        /**
         * Height in pixels; 28 if absent. The bar has room for 40.
         * @example height: 32
         */
        height: countFrom(1).optional(),
      })
      .optional(),
    /**
     * Whether the bar goes away on scrolling down and comes back on scrolling up.
     * @example hideOnScroll: true
     */
    hideOnScroll: z.boolean().default(false),
    /**
     * What the bar holds, in order.
     * @example items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' }]
     */
    items: z.array(navbarItem).default([]),
  })
  .prefault({})
