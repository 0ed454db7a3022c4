import { z } from 'zod'
import { filePath, text } from './text'

export const siteKeys = {
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
  baseUrl: z.string().regex(/^\/(.*\/)?$/, "a path that starts and ends with '/', such as '/docs/'"),
  /**
   * Routes have no trailing slash. The key is accepted so that a configuration can say so.
   * @example trailingSlash: false
   */
  trailingSlash: z.literal(false).default(false),
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
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value
}
