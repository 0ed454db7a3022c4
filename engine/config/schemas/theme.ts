import { z } from 'zod'
import { footer } from './footer'
import { navbar } from './navbar'
import { filePath, headingLevel } from './values'

const colorMode = z
  .strictObject({
    /**
     * Color mode of a first visit.
     * @example defaultMode: 'dark'
     */
    defaultMode: z.enum(['light', 'dark']).default('light'),
    /**
     * Whether to hide the color mode switch.
     * @example disableSwitch: true
     */
    disableSwitch: z.boolean().default(false),
    /**
     * Whether a first visit follows the reader's system setting.
     * @example respectPrefersColorScheme: true
     */
    respectPrefersColorScheme: z.boolean().default(false),
  })
  .prefault({})

const docs = z
  .strictObject({
    /**
     * The sidebar of the docs pages.
     * @example sidebar: { hideable: true }
     */
    sidebar: z
      .strictObject({
        /**
         * Whether readers can hide it.
         * @example hideable: true
         */
        hideable: z.boolean().default(false),
        /**
         * Whether opening a category closes its siblings.
         * @example autoCollapseCategories: true
         */
        autoCollapseCategories: z.boolean().default(false),
      })
      .prefault({}),
  })
  .prefault({})

const tableOfContents = z
  .strictObject({
    /**
     * Highest heading in the table of contents.
     * @example minHeadingLevel: 2
     */
    minHeadingLevel: headingLevel.default(2),
    /**
     * Lowest heading in the table of contents.
     * @example maxHeadingLevel: 4
     */
    maxHeadingLevel: headingLevel.default(3),
  })
  .prefault({})
  .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
    path: ['maxHeadingLevel'],
    error: 'a level that is not below `minHeadingLevel`',
  })

/** The user interface around the content. */
export const themeConfig = z
  .strictObject({
    /**
     * Link preview picture of pages without their own, below `static` or on another host. Pictures drawn by
     * `socialCards` take precedence.
     * @example image: 'img/card.png'
     */
    image: filePath
      .refine((path) => !path.split('/').includes('..'), "a file below `static`, such as 'img/card.png'")
      .optional(),
    /**
     * Light and dark mode.
     * @example colorMode: { respectPrefersColorScheme: true }
     */
    colorMode,
    /**
     * The navbar at the top.
     * @example navbar: { title: 'Toolkit' }
     */
    navbar,
    /**
     * The footer of every page.
     * @example footer: { links: [] }
     */
    footer,
    /**
     * The docs pages.
     * @example docs: { sidebar: { hideable: true } }
     */
    docs,
    /**
     * The table of contents beside a page.
     * @example tableOfContents: { maxHeadingLevel: 4 }
     */
    tableOfContents,
  })
  .prefault({})
