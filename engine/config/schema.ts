import { z } from 'zod'
import { docs } from './schemas/docs'
import { i18n } from './schemas/i18n'
import { markdown } from './schemas/markdown'
import { pages } from './schemas/pages'
import { severityKeys } from './schemas/severity'
import { siteKeys } from './schemas/site'
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
   * How pages are read.
   * @example markdown: { defaultCodeLanguage: 'typescript' }
   */
  markdown,
  /**
   * What readers see around the content.
   * @example themeConfig: { navbar: { title: 'Toolkit' } }
   */
  themeConfig,
})
