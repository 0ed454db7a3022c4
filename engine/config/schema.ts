import { z } from 'zod'
import { allowedHosts, isOrigin } from './schemas/allowed-hosts'
import { docs } from './schemas/docs'
import { featureList } from './schemas/features'
import { head } from './schemas/head'
import { i18n } from './schemas/i18n'
import { markdown } from './schemas/markdown'
import { themeConfig } from './schemas/theme'
import { theme } from './schemas/theme-parts'
import { filePath, severity, text } from './schemas/values'
import { vite } from './schemas/vite'

/** The configuration of a site. */
export const siteConfig = z.strictObject({
  /**
   * Name of the site, shown in document titles, and in the navbar if that has no title and no logo.
   * @example title: 'Search Toolkit'
   */
  title: text,
  /**
   * One sentence about the site.
   * @example tagline: 'Build search interfaces'
   */
  tagline: z.string().default(''),
  /**
   * Origin of the site, without a path.
   * @example url: 'https://docs.example.com'
   */
  url: z.string().refine(isOrigin, "an origin without a path, such as 'https://docs.example.com'"),
  /**
   * Path of the site, with a slash at both ends.
   * @example baseUrl: '/docs/'
   */
  baseUrl: z
    .string()
    .regex(/^\/((?!\.{1,2}\/)[^/?#%\\\s]+\/)*$/, "a path that starts and ends with '/', such as '/docs/'"),
  /**
   * Always false: page addresses do not end with a slash. The file is `a.html`, which every static host serves as `/a`.
   * The key exists so that a configuration can state it.
   * @example trailingSlash: false
   */
  trailingSlash: z
    .literal(false, 'false: a page has one address, which does not end with a slash')
    .default(false),
  /**
   * Separator between page title and site title in the document title.
   * @example titleDelimiter: '·'
   */
  titleDelimiter: text.default('|'),
  /**
   * Icon of the site, below `static`.
   * @example favicon: 'img/favicon.svg'
   */
  favicon: filePath.optional(),
  /**
   * Tags in the head of every page: a verification, a font to load early, a script of your own. Other tags of the head come
   * from front matter.
   * @example head: [{ tag: 'script', attributes: { src: '/stats.js', defer: true } }]
   */
  head,
  /**
   * Data of your own for components, which get it as `useSite().customFields`. It is in the script of the site, so keep it
   * small, and import what a single page needs.
   * @example customFields: { sponsors: ['Harbor'] }
   */
  customFields: z.record(z.string(), z.json('data that JSON can hold')).default({}),
  /**
   * Other origins that pages may reach, by what they get there. A list has those of pictures, videos and frames. These hosts
   * then see readers' IP addresses. [Hosts](hosts.md) says what each kind costs, and has recipes.
   * @example allowedHosts: { scripts: ['https://stats.example.com'], connections: ['https://stats.example.com'] }
   */
  allowedHosts,
  /**
   * A link to a page that does not exist.
   * @example onBrokenLinks: 'throw'
   */
  onBrokenLinks: severity.default('throw'),
  /**
   * A link to a `.md` or `.mdx` file that does not exist.
   * @example onBrokenMarkdownLinks: 'warn'
   */
  onBrokenMarkdownLinks: severity.default('warn'),
  /**
   * A link to an anchor that the page does not have.
   * @example onBrokenAnchors: 'throw'
   */
  onBrokenAnchors: severity.default('warn'),
  /**
   * Two files that claim one route.
   * @example onDuplicateRoutes: 'throw'
   */
  onDuplicateRoutes: severity.default('warn'),
  /**
   * An unknown front matter key. A key that looks mistyped always fails the build.
   * @example onUnknownFrontMatter: 'ignore'
   */
  onUnknownFrontMatter: severity.default('warn'),
  /**
   * Languages of the site.
   * @example i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }
   */
  i18n,
  /**
   * The docs pages. A list has several sets of them, each with an `id`, a folder and a route of its own.
   * @example docs: { path: 'docs', routeBasePath: '/' }
   */
  docs,
  /**
   * Standalone pages.
   * @example pages: { path: 'pages' }
   */
  pages: z
    .strictObject({
      /**
       * Folder of the pages, relative to the site's root.
       * @example path: 'pages'
       */
      path: filePath.default('pages'),
      /**
       * Glob patterns of files in the folder that are not pages.
       * @example exclude: ['drafts/**']
       */
      exclude: z.array(z.string().min(1)).default([]),
    })
    .prefault({}),
  /**
   * What the site can do beside what every site can, each with its options: see [Features](#features).
   * @example features: [blog({ blogTitle: 'News' }), offline()]
   */
  features: featureList.default([]),
  /**
   * How Markdown and MDX are processed.
   * @example markdown: { defaultCodeLanguage: 'typescript' }
   */
  markdown,
  /**
   * Additional build output.
   * @example output: { precompress: false }
   */
  output: z
    .strictObject({
      /**
       * Whether to write a `.br` and a `.gz` copy of every text file. A host that compresses needs neither, and a large site
       * builds in a third less time without them.
       * @example precompress: false
       */
      precompress: z.boolean().default(true),
    })
    .prefault({}),
  /**
   * Storage of readers' choices in the browser.
   * @example storage: { namespace: 'docs' }
   */
  storage: z
    .strictObject({
      /**
       * Suffix of all storage keys, after a `-`, for sites that share an origin but not their readers' choices.
       * @example namespace: 'docs'
       */
      namespace: z.string().default(''),
    })
    .prefault({}),
  /**
   * The user interface around the content.
   * @example themeConfig: { navbar: { title: 'Toolkit' } }
   */
  themeConfig,
  /**
   * Parts of the user interface that the site replaces with components of its own.
   * @example theme: { components: { ArticleFooter: 'components/ArticleFooter.tsx' } }
   */
  theme,
  /**
   * Options of Vite, which bundles the site: plugins and aliases. They are merged with the engine's. The dev server reads
   * them when it starts.
   * @example vite: { resolve: { alias: { '@shared': '/home/harbor/shared' } } }
   */
  vite,
})
