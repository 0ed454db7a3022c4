import { z } from 'zod'
import { blog } from './schemas/blog'
import { docs } from './schemas/docs'
import { i18n } from './schemas/i18n'
import { markdown } from './schemas/markdown'
import { pages } from './schemas/pages'
import { reference } from './schemas/reference'
import { search } from './schemas/search'
import { severityKeys } from './schemas/severity'
import { siteKeys } from './schemas/site'
import { storage } from './schemas/storage'
import { themeConfig } from './schemas/theme'

/** Everything a site owner sets. */
export const siteConfig = z.strictObject({
  ...siteKeys,
  ...severityKeys,
  /**
   * Languages of the site.
   * @example i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }
   */
  i18n,
  /**
   * The documentation pages.
   * @example docs: { path: 'docs', routeBasePath: '/' }
   */
  docs,
  /**
   * Standalone pages.
   * @example pages: { path: 'pages' }
   */
  pages,
  /**
   * A blog. Without this key there is none.
   * @example blog: { blogTitle: 'News', postsPerPage: 5 }
   */
  blog,
  /**
   * How pages are read.
   * @example markdown: { defaultCodeLanguage: 'typescript' }
   */
  markdown,
  /**
   * The packages that the docs describe. Without this key, samples are not checked.
   * @example reference: { packages: ['@acme/toolkit'] }
   */
  reference,
  /**
   * The search box, on a site whose navbar has an item of the type `search`.
   * @example search: { maxHits: 20 }
   */
  search,
  /**
   * What the browser keeps of a reader's choices.
   * @example storage: { namespace: 'docs' }
   */
  storage,
  /**
   * What readers see around the content.
   * @example themeConfig: { navbar: { title: 'Toolkit' } }
   */
  themeConfig,
})
