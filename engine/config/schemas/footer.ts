import { z } from 'zod'
import { plainLinkItem } from './navbar-items'
import { externalUrl, html, text } from './values'

const credit = z.strictObject({
  /**
   * Text of the link.
   * @example label: 'Example Ltd'
   */
  label: text,
  /**
   * Target of the link.
   * @example href: 'https://example.com'
   */
  href: externalUrl,
})

/** The footer of every page. */
export const footer = z
  .strictObject({
    /**
     * Columns of links.
     * @example links: [{ title: 'More', items: [{ label: 'Website', href: 'https://example.com' }] }]
     */
    links: z
      .array(
        z.strictObject({
          /**
           * Heading of the column.
           * @example title: 'Community'
           */
          title: text,
          /**
           * Links of the column.
           * @example items: [{ label: 'Intro', to: '/intro' }]
           */
          items: z.array(plainLinkItem),
        }),
      )
      .default([]),
    /**
     * Owner and license of the content.
     * @example copyright: { holder: { label: 'Example', href: 'https://example.com' }, license: { label: 'MIT', href: 'https://example.com/license' } }
     */
    copyright: z
      .strictObject({
        /**
         * The owner.
         * @example holder: { label: 'Example Ltd', href: 'https://example.com' }
         */
        holder: credit,
        /**
         * The license.
         * @example license: { label: 'MIT license', href: 'https://example.com/license' }
         */
        license: credit,
      })
      .optional(),
    /**
     * HTML below the columns, such as a logo, or a line of copyright in your own words.
     * @example html: 'Made by <a href="https://example.com">Example Ltd</a>.'
     */
    html: html.min(1, 'a non-empty string').optional(),
  })
  .prefault({})
