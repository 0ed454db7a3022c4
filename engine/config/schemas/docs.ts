import { z } from 'zod'
import { externalUrl, filePath, text } from './values'

const version = z.strictObject({
  /**
   * Label of the version. Default: `Next` for the current version, else its name.
   * @example label: 'Next'
   */
  label: text.optional(),
  /**
   * Path of its pages, below the route of the docs. Default: `next` for the current version, else its name. The last
   * version has no path.
   * @example path: 'next'
   */
  path: z.string().optional(),
  /**
   * Notice on its pages that it is unreleased or no longer maintained. Default: versions newer than the last version are
   * unreleased, older ones unmaintained.
   * @example banner: 'none'
   */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /**
   * Whether its pages show the version label. Default: true if there are several versions.
   * @example badge: false
   */
  badge: z.boolean().optional(),
  /**
   * Whether to hide its pages from search engines.
   * @example noIndex: true
   */
  noIndex: z.boolean().default(false),
})

/** The docs pages. */
export const docs = z
  .strictObject({
    /**
     * Name of the set, for the items of the navbar. It also begins the names of the set's own files, as in
     * `api_versioned_docs`, except for `default`.
     * @example id: 'api'
     */
    id: z
      .string()
      .regex(/^[a-z\d][\w-]*$/i, "letters, digits and dashes, such as 'api'")
      .default('default'),
    /**
     * Folder of the pages, relative to the site's root.
     * @example path: 'docs'
     */
    path: filePath.default('docs'),
    /**
     * Glob patterns of files in the folder that are not pages.
     * @example exclude: ['drafts/**']
     */
    exclude: z.array(text).default([]),
    /**
     * Path of the pages, below the base path.
     * @example routeBasePath: '/'
     */
    routeBasePath: z
      .string()
      .refine(
        (path) => !path.split('/').includes('..') && !/[?#%\\\s]/.test(path),
        'a path without `..`, spaces, and any of `?#%\\`',
      )
      .default('/'),
    /**
     * Sidebars file, relative to the site's root. Default: the first that exists of `sidebars.ts`, `.js`, `.mjs`, `.cjs`
     * and `.json`, after the id of the set as in `api_sidebars.ts`.
     * @example sidebarPath: 'menus/docs.ts'
     */
    sidebarPath: filePath.optional(),
    /**
     * Whether pages show their place in the sidebar as breadcrumbs.
     * @example breadcrumbs: false
     */
    breadcrumbs: z.boolean().default(true),
    /**
     * Whether pages show the date of their last change.
     * @example showLastUpdateTime: false
     */
    showLastUpdateTime: z.boolean().default(true),
    /**
     * Whether they also name who wrote the last commit. A `.mailmap` in the repository may give other names.
     * @example showLastUpdateAuthor: true
     */
    showLastUpdateAuthor: z.boolean().default(false),
    /**
     * Base address of edit links. Pages append the path of their file.
     * @example editUrl: 'https://github.com/example/docs/edit/main/website'
     */
    editUrl: externalUrl.optional(),
    /**
     * Address of the form to report a problem. The page menu links to it, with the page's title and address as `title`
     * and `body`.
     * @example issueUrl: 'https://github.com/example/docs/issues/new'
     */
    issueUrl: externalUrl.optional(),
    /**
     * Whether a number before a file name (`01-intro.mdx`) orders the file and is dropped from its route.
     * @example numberPrefixParser: false
     */
    numberPrefixParser: z.boolean().default(true),
    /**
     * The version at the docs' own route. Default: the newest in `versions.json`.
     * @example lastVersion: 'current'
     */
    lastVersion: text.optional(),
    /**
     * Whether to include the pages in the folder as the version `current`, beside those of `versions.json`.
     * @example includeCurrentVersion: false
     */
    includeCurrentVersion: z.boolean().default(true),
    /**
     * The versions to build. Default: all.
     * @example onlyIncludeVersions: ['current', '2.0']
     */
    onlyIncludeVersions: z.array(text).min(1, 'at least one version').optional(),
    /**
     * Settings of single versions. `current` is the one in the folder; `versions.json` names the others.
     * @example versions: { current: { label: 'Next' } }
     */
    versions: z.record(z.string(), version).default({}),
  })
  .prefault({})
