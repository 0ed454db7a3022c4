import { z } from 'zod'
import { externalUrl, html, route, text } from './values'

const labelled = {
  /**
   * Label of the item.
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

const ofSet = {
  /**
   * Id of the set of docs. Default: the first set.
   * @example set: 'api'
   */
  set: text.optional(),
}

const versioned = {
  /**
   * Id of the set of docs. Default: that of the open page, if it has
   * several versions.
   * @example set: 'api'
   */
  set: text.optional(),
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
  ...ofSet,
  /**
   * Label of the item. Default: the page's sidebar label.
   * @example label: 'Introduction'
   */
  label: text.optional(),
}

const docSidebarKeys = {
  /**
   * A link to the first page of a sidebar. Hidden while the sidebar has no pages.
   * @example { type: 'docSidebar', sidebarId: 'atomic', label: 'Atomic' }
   */
  type: z.literal('docSidebar'),
  /**
   * Id of the sidebar.
   * @example sidebarId: 'atomic'
   */
  sidebarId: text,
  ...ofSet,
  /**
   * Label of the item. Default: the label of the sidebar's first page.
   * @example label: 'Atomic'
   */
  label: text.optional(),
}

const linkKeys = {
  /**
   * A plain link, and the default type.
   * @example { label: 'GitHub', href: 'https://github.com/example' }
   */
  type: z.literal('link').optional().default('link'),
  /**
   * Label of the item. May be left out if it has a class that draws it, and an `aria-label`.
   * @example label: 'API'
   */
  label: text.optional(),
  /**
   * Label that is only spoken, for an item that a style sheet of the site draws.
   * @example 'aria-label': 'Source code'
   */
  'aria-label': text.optional(),
  /**
   * A class for the site's style sheets.
   * @example className: 'source-link'
   */
  className: text.optional(),
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
  error: 'either `to` (a route of this site) or `href` (a URL outside it)',
}

const oneLabel = {
  check: ({
    label,
    'aria-label': spoken,
  }: {
    label?: string | undefined
    'aria-label'?: string | undefined
  }) => label !== undefined || spoken !== undefined,
  error: '`label`, or `aria-label` with a `className` that draws the item',
}

/** A link to a route of this site or to an address outside it. */
export const plainLinkItem = z
  .strictObject({ ...labelled, to: linkKeys.to, href: linkKeys.href })
  .refine(oneTarget.check, oneTarget.error)

/** A link, also to a doc or to a sidebar. */
export const menuItem = z.discriminatedUnion('type', [
  z.strictObject(linkKeys).refine(oneTarget.check, oneTarget.error).refine(oneLabel.check, oneLabel.error),
  z.strictObject(docKeys),
  z.strictObject(docSidebarKeys),
])

/** The items of the navbar. */
export const navbarItem = z.discriminatedUnion('type', [
  z
    .strictObject({ ...linkKeys, ...positioned })
    .refine(oneTarget.check, oneTarget.error)
    .refine(oneLabel.check, oneLabel.error),
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
     * The language menu.
     * @example { type: 'localeDropdown' }
     */
    type: z.literal('localeDropdown'),
    ...positioned,
  }),
  z.strictObject({
    /**
     * The version menu. An entry links to the same page in its version, or to that version's first page.
     * @example { type: 'docsVersionDropdown' }
     */
    type: z.literal('docsVersionDropdown'),
    ...versioned,
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
     * A link that shows the version of the open page.
     * @example { type: 'docsVersion' }
     */
    type: z.literal('docsVersion'),
    ...versioned,
    /**
     * Label of the item. Default: the version's label.
     * @example label: 'Version'
     */
    label: text.optional(),
    /**
     * Target of the link. Default: the version's first page.
     * @example to: '/releases'
     */
    to: route.optional(),
    ...positioned,
  }),
  z.strictObject({
    /**
     * Custom HTML.
     * @example { type: 'html', value: '<b>beta</b>' }
     */
    type: z.literal('html'),
    /**
     * The HTML, inserted as is.
     * @example value: '<b>beta</b>'
     */
    value: html,
    ...positioned,
  }),
])
