import { z } from 'zod'

/** What happens to a kind of problem: end the build, print a warning, print a note, or nothing. */
export const severity = z.enum(['throw', 'warn', 'log', 'ignore'])

export const severityKeys = {
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
}
