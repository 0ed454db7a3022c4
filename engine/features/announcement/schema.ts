import { z } from 'zod'
import { html, text } from '../../kit/options'

/** The options of the announcement. */
export const announcementOptions = z.strictObject({
  /**
   * Id of the announcement. A new id shows a dismissed bar again.
   * @example id: 'release-12'
   */
  id: text.default('announcement-bar'),
  /**
   * The announcement, as HTML.
   * @example content: 'Version 12 is <a href="/changelog">out</a>.'
   */
  content: html.min(1, 'a non-empty string'),
  /**
   * Whether readers can dismiss it.
   * @example isCloseable: false
   */
  isCloseable: z.boolean().default(true),
})
