import { z } from 'zod'
import { externalUrl, route, text } from './values'

const labelled = {
  /**
   * What the item says.
   * @example label: 'API'
   */
  label: text,
}

const positioned = {
  /**
   * Side of the navbar.
   * @example position: 'left'
   */
  position: z.enum(['left', 'right']).default('right'),
}

const docKeys = {
  /**
   * A link to a docs page.
   * @example { type: 'doc', docId: 'intro', label: 'Introduction' }
   */
  type: z.literal('doc'),
  /**
   * Id of the page.
   * @example docId: 'atomic/intro'
   */
  docId: text,
  /**
   * What the item says; the page's sidebar label if absent.
   * @example label: 'Introduction'
   */
  label: text.optional(),
}

const docSidebarKeys = {
  /**
   * A link to the first page of a sidebar. Left out while the sidebar has none.
   * @example { type: 'docSidebar', sidebarId: 'atomic', label: 'Atomic' }
   */
  type: z.literal('docSidebar'),
  /**
   * Id of the sidebar.
   * @example sidebarId: 'atomic'
   */
  sidebarId: text,
  /**
   * What the item says; the label of the sidebar's first page if absent.
   * @example label: 'Atomic'
   */
  label: text.optional(),
}

const linkKeys = {
  /**
   * A plain link. An item without a type is one.
   * @example { label: 'GitHub', href: 'https://github.com/example' }
   */
  type: z.literal('link').optional().default('link'),
  ...labelled,
  /**
   * A route of this site.
   * @example to: '/intro'
   */
  to: route.optional(),
  /**
   * An address outside this site.
   * @example href: 'https://example.com'
   */
  href: externalUrl.optional(),
}

const oneTarget = {
  check: ({ to, href }: { to?: string | undefined; href?: string | undefined }) =>
    (to === undefined) !== (href === undefined),
  error: 'either `to` (a route of this site) or `href` (an address outside it)',
}

/** A label that leads somewhere, in this site or outside it. */
export const plainLink = z
  .strictObject({ label: linkKeys.label, to: linkKeys.to, href: linkKeys.href })
  .refine(oneTarget.check, oneTarget.error)

const menuItem = z.discriminatedUnion('type', [
  z.strictObject(linkKeys).refine(oneTarget.check, oneTarget.error),
  z.strictObject(docKeys),
  z.strictObject(docSidebarKeys),
])

/** What the navbar can hold. */
export const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ ...linkKeys, ...positioned }).refine(oneTarget.check, oneTarget.error),
  z.strictObject({ ...docKeys, ...positioned }),
  z.strictObject({ ...docSidebarKeys, ...positioned }),
  z.strictObject({
    /**
     * A menu of links.
     * @example { type: 'dropdown', label: 'More', items: [{ label: 'Blog', href: 'https://example.com' }] }
     */
    type: z.literal('dropdown'),
    ...labelled,
    /**
     * Links, docs and sidebars of the menu.
     * @example items: [{ type: 'doc', docId: 'intro' }]
     */
    items: z.array(menuItem),
    ...positioned,
  }),
  z.strictObject({
    /**
     * The menu of languages.
     * @example { type: 'localeDropdown' }
     */
    type: z.literal('localeDropdown'),
    ...positioned,
  }),
  z.strictObject({
    /**
     * The menu of versions. An entry leads to the same page in its version, or to the first page of that.
     * @example { type: 'docsVersionDropdown' }
     */
    type: z.literal('docsVersionDropdown'),
    /**
     * Entries above the versions.
     * @example dropdownItemsBefore: [{ label: 'What is new', to: '/news' }]
     */
    dropdownItemsBefore: z.array(menuItem).default([]),
    /**
     * Entries below the versions.
     * @example dropdownItemsAfter: [{ label: 'Older versions', href: 'https://example.com' }]
     */
    dropdownItemsAfter: z.array(menuItem).default([]),
    ...positioned,
  }),
  z.strictObject({
    /**
     * A link to the version that a reader sees.
     * @example { type: 'docsVersion' }
     */
    type: z.literal('docsVersion'),
    /**
     * What the item says; the version's label if absent.
     * @example label: 'Version'
     */
    label: text.optional(),
    /**
     * Where it leads; to the version's first page if absent.
     * @example to: '/releases'
     */
    to: route.optional(),
    ...positioned,
  }),
  z.strictObject({
    /**
     * The search box.
     * @example { type: 'search' }
     */
    type: z.literal('search'),
    ...positioned,
  }),
  z.strictObject({
    /**
     * A piece of HTML.
     * @example { type: 'html', value: '<b>beta</b>' }
     */
    type: z.literal('html'),
    /**
     * The HTML, as it is.
     * @example value: '<b>beta</b>'
     */
    value: z.string(),
    ...positioned,
  }),
])
