import { z } from 'zod'
import { footer } from './footer'
import { navbar } from './navbar'
import { filePath, headingLevel, text } from './values'

const announcementBar = z.strictObject({
  /**
   * Names the announcement: a new id shows a dismissed bar again.
   * @example id: 'release-12'
   */
  id: text.default('announcement-bar'),
  /**
   * The announcement, as HTML.
   * @example content: 'Version 12 is <a href="/changelog">out</a>.'
   */
  content: text,
  /**
   * Whether readers can dismiss it.
   * @example isCloseable: false
   */
  isCloseable: z.boolean().default(true),
})

const colorMode = z
  .strictObject({
    /**
     * Mode of a first visit.
     * @example defaultMode: 'dark'
     */
    defaultMode: z.enum(['light', 'dark']).default('light'),
    /**
     * Whether readers cannot choose the mode.
     * @example disableSwitch: true
     */
    disableSwitch: z.boolean().default(false),
    /**
     * Whether a first visit follows the reader's system.
     * @example respectPrefersColorScheme: true
     */
    respectPrefersColorScheme: z.boolean().default(false),
  })
  .prefault({})

const docs = z
  .strictObject({
    /**
     * The menu beside the docs pages.
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

/** The entries of a page's menu, in the order of `pageMenu`. */
const pageAction = z.enum(['copy', 'markdown', 'chatgpt', 'claude', 'edit', 'report'])

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

/** What readers see around the content. */
export const themeConfig = z
  .strictObject({
    /**
     * Picture that shows in previews of links to pages without one of their own, below `static` or on another host. Where
     * `socialCards` draws pictures, those show.
     * @example image: 'img/card.png'
     */
    image: filePath.optional(),
    /**
     * A line at the very top of every page.
     * @example announcementBar: { id: 'release-12', content: 'Version 12 is out.' }
     */
    announcementBar: announcementBar.optional(),
    /**
     * Light and dark.
     * @example colorMode: { respectPrefersColorScheme: true }
     */
    colorMode,
    /**
     * The bar at the top.
     * @example navbar: { title: 'Toolkit' }
     */
    navbar,
    /**
     * The foot of every page.
     * @example footer: { links: [] }
     */
    footer,
    /**
     * The docs pages.
     * @example docs: { sidebar: { hideable: true } }
     */
    docs,
    /**
     * The list of headings beside a page.
     * @example tableOfContents: { maxHeadingLevel: 4 }
     */
    tableOfContents,
    /**
     * The entries of the menu beside the title of a page; an empty list for no menu. `edit` and `report` are there
     * where `docs.editUrl` and `docs.issueUrl` are. What it does not have of `markdown` and `edit` is a link below the
     * page.
     * @example pageMenu: ['copy', 'markdown', 'edit']
     */
    pageMenu: z.array(pageAction).default([...pageAction.options]),
  })
  .prefault({})
