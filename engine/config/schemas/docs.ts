import { z } from 'zod'
import { filePath, text } from './text'

const version = z.strictObject({
  /**
   * Name of the version that readers see.
   * @example label: 'Next'
   */
  label: text.default('Next'),
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
     * Where the pages are served, below the base path.
     * @example routeBasePath: '/'
     */
    routeBasePath: z.string().default('/'),
    /**
     * File of the sidebars, relative to the site's root.
     * @example sidebarPath: 'sidebars.ts'
     */
    sidebarPath: filePath.default('sidebars.ts'),
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
     * Whether a number before a file's name (`01-intro.mdx`) orders it and is left out of its route.
     * @example numberPrefixParser: false
     */
    numberPrefixParser: z.boolean().default(true),
    /**
     * The one version of the documentation.
     * @example versions: { current: { label: 'Next' } }
     */
    versions: z
      .strictObject({
        /**
         * The pages in the folder.
         * @example current: { label: '12.0' }
         */
        current: version.prefault({}),
      })
      .prefault({}),
  })
  .prefault({})
