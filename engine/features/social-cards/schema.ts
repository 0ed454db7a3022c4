import { z } from 'zod'
import { filePath } from '../../kit/options'

/** The options of link preview pictures. */
export const cardOptions = z
  .strictObject({
    /**
     * TrueType or OpenType font of their text, relative to the site's root, for characters that Inter lacks.
     * @example font: 'fonts/title.ttf'
     */
    font: filePath.optional(),
  })
  .prefault({})

export type CardOptions = z.output<typeof cardOptions>
