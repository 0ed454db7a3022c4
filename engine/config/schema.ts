import { z } from 'zod'
import { blog } from './schemas/blog'
import { docs } from './schemas/docs'
import { i18n } from './schemas/i18n'
import { markdown } from './schemas/markdown'
import { redirects } from './schemas/redirects'
import { reference } from './schemas/reference'
import { themeConfig } from './schemas/theme'
import { countFrom, filePath, severity, text } from './schemas/values'

/** Everything a site owner sets. */
export const siteConfig = z.strictObject({
  /**
   * Name of the site: in the navbar's place, in every document title.
   * @example title: 'Search Toolkit'
   */
  title: text,
  /**
   * What the site is about, one sentence.
   * @example tagline: 'Build search interfaces'
   */
  tagline: z.string().default(''),
  /**
   * Origin the site is served from, without a path.
   * @example url: 'https://docs.example.com'
   */
  url: z.string().refine(isOrigin, "an origin without a path, such as 'https://docs.example.com'"),
  /**
   * Path the site is served under. Starts and ends with a slash.
   * @example baseUrl: '/docs/'
   */
  baseUrl: z
    .string()
    .regex(/^\/((?!\.{1,2}\/)[^/?#%\\\s]+\/)*$/, "a path that starts and ends with '/', such as '/docs/'"),
  /**
   * A page has one address, which does not end with a slash: its file is `a.html`, which every static host serves as `/a`.
   * The key is accepted so that a configuration can say so.
   * @example trailingSlash: false
   */
  trailingSlash: z
    .literal(false, 'false: a page has one address, which does not end with a slash')
    .default(false),
  /**
   * Between the page's title and the site's in the document title.
   * @example titleDelimiter: '·'
   */
  titleDelimiter: text.default('|'),
  /**
   * Icon of the site, below `static`.
   * @example favicon: 'img/favicon.svg'
   */
  favicon: filePath.optional(),
  /**
   * Pictures that show in previews of links to pages, one for each page without an `image` in its front matter.
   * @example socialCards: { enabled: true }
   */
  socialCards: z
    .strictObject({
      /**
       * Whether builds draw them.
       * @example enabled: true
       */
      enabled: z.boolean().default(false),
      /**
       * TrueType or OpenType font of their texts, relative to the site's root, for letters that Inter does not have.
       * @example font: 'fonts/title.ttf'
       */
      font: filePath.optional(),
    })
    .prefault({}),
  /**
   * Other origins that pages may show pictures, films and frames of. Their readers' addresses go there, too.
   * @example allowedHosts: ['https://pictures.example.com']
   */
  allowedHosts: z
    .array(z.string().refine(isOrigin, "an origin without a path, such as 'https://pictures.example.com'"))
    .default([]),
  /**
   * Addresses that pages had. Each becomes a small page that leads to the new one, in every language, and with
   * `output.hostFiles` a line of `_redirects`.
   * @example redirects: [{ from: '/guide', to: '/guides/start' }]
   */
  redirects,
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
   * A link to a place on a page that the page does not have.
   * @example onBrokenAnchors: 'throw'
   */
  onBrokenAnchors: severity.default('warn'),
  /**
   * Two files that claim one route.
   * @example onDuplicateRoutes: 'throw'
   */
  onDuplicateRoutes: severity.default('warn'),
  /**
   * A front-matter key that is not known. One that looks mistyped always ends the build.
   * @example onUnknownFrontMatter: 'ignore'
   */
  onUnknownFrontMatter: severity.default('warn'),
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
  pages: z
    .strictObject({
      /**
       * Folder of the pages, relative to the site's root.
       * @example path: 'pages'
       */
      path: filePath.default('pages'),
    })
    .prefault({}),
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
  search: z
    .strictObject({
      /**
       * What finds pages. `'embedded'` fetches the whole index before the first query: it knows the names and the identifiers
       * of a reference, and works offline. `'pagefind'` fetches parts of its index for each query, for a site whose index is
       * too large to fetch; it needs the package `pagefind`. The dev server always uses the embedded engine.
       * @example engine: 'pagefind'
       */
      engine: z.literal(['embedded', 'pagefind']).default('embedded'),
      /**
       * How many results are shown for a query at first; a reader can ask for as many more.
       * @example maxHits: 20
       */
      maxHits: countFrom(1).default(20),
      /**
       * Whether the words of a query are marked on the page that a hit leads to.
       * @example highlightResult: true
       */
      highlightResult: z.boolean().default(true),
    })
    .prefault({}),
  /**
   * Whether a browser that has opened the site keeps it, whole, for reading without a connection. Where this is switched off
   * again, browsers forget what they kept. The dev server keeps nothing.
   * @example offline: true
   */
  offline: z.boolean().default(false),
  /**
   * What the build writes besides the site.
   * @example output: { hostFiles: true }
   */
  output: z
    .strictObject({
      /**
       * Whether `_headers` and `_redirects`, which Netlify and Cloudflare Pages read, and `.nojekyll` for GitHub Pages are
       * written. A file of that name below `static` stays as it is.
       * @example hostFiles: true
       */
      hostFiles: z.boolean().default(false),
    })
    .prefault({}),
  /**
   * What the browser stores of a reader's choices.
   * @example storage: { namespace: 'docs' }
   */
  storage: z
    .strictObject({
      /**
       * Ends the name of everything that is stored, after a `-`: for sites that share an origin, but not their readers' choices.
       * @example namespace: 'docs'
       */
      namespace: z.string().default(''),
    })
    .prefault({}),
  /**
   * What readers see around the content.
   * @example themeConfig: { navbar: { title: 'Toolkit' } }
   */
  themeConfig,
})

/** An origin stands in the policy of pages, where a star or a quote means something else. */
function isOrigin(value: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value
}
