import { z } from 'zod'
import { externalUrl, filePath, text } from './values'

const version = z.strictObject({
  /**
   * Name of the version that readers see; `Next` for the current one, else its name.
   * @example label: 'Next'
   */
  label: text.optional(),
  /**
   * Where its pages are, below the route of the docs; `next` for the current one, else its name. The last
   * version has none.
   * @example path: 'next'
   */
  path: z.string().optional(),
  /**
   * Whether its pages say that it is not released yet, or no longer kept up to date. What comes before the last
   * version is unreleased, what comes after it unmaintained.
   * @example banner: 'none'
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /**
   * Whether its pages name the version; they do where there are several.
   * @example badge: false
   */
  badge: z.boolean().optional(),
  /**
   * Whether search engines are to leave its pages out.
   * @example noIndex: true
   */
  noIndex: z.boolean().default(false),
})

/** The documentation pages. */
export const docs = z
  .strictObject({
    /**
     * Folder of the pages, relative to the site's root.
     * @example path: 'docs'
     */
    path: filePath.default('docs'),
    /**
     * Patterns of files of the folder that are no pages.
     * @example exclude: ['drafts/**']
     */
    exclude: z.array(text).default([]),
    /**
     * Where the pages are served, below the base path.
     * @example routeBasePath: '/'
     */
    routeBasePath: z
      .string()
      .refine((path) => !path.split('/').includes('..'), 'a path without `..`')
      .default('/'),
    /**
     * File of the sidebars, relative to the site's root; the first of `sidebars.ts`, `.js`, `.mjs`, `.cjs` and
     * `.json` that is there if absent.
     * @example sidebarPath: 'menus/docs.ts'
     */
    sidebarPath: filePath.optional(),
    /**
     * Whether pages show where they are in the sidebar.
     * @example breadcrumbs: false
     */
    breadcrumbs: z.boolean().default(true),
    /**
     * Whether pages show the day of their last change.
     * @example showLastUpdateTime: false
     */
    showLastUpdateTime: z.boolean().default(true),
    /**
     * Where readers can propose changes: pages link to this address with the path of their file after it.
     * @example editUrl: 'https://github.com/example/docs/edit/main/website'
     */
    editUrl: externalUrl.optional(),
    /**
     * Where readers can report a problem: the menu of a page links to this address, with the title and the
     * address of the page as `title` and `body`.
     * @example issueUrl: 'https://github.com/example/docs/issues/new'
     */
    issueUrl: externalUrl.optional(),
    /**
     * Whether a number before a file's name (`01-intro.mdx`) orders it and is left out of its route.
     * @example numberPrefixParser: false
     */
    numberPrefixParser: z.boolean().default(true),
    /**
     * The version at the docs' own route; the newest one of `versions.json` if absent.
     * @example lastVersion: 'current'
     */
    lastVersion: text.optional(),
    /**
     * Whether the pages in the folder are a version of their own, `current`, beside those of `versions.json`.
     * @example includeCurrentVersion: false
     */
    includeCurrentVersion: z.boolean().default(true),
    /**
     * The versions that are built; all of them if absent.
     * @example onlyIncludeVersions: ['current', '2.0']
     */
    onlyIncludeVersions: z.array(text).min(1, 'at least one version').optional(),
    /**
     * What is particular to a version. `current` is the one in the folder; `versions.json` names the others.
     * @example versions: { current: { label: 'Next' } }
     */
    versions: z.record(z.string(), version).default({}),
  })
  .prefault({})
