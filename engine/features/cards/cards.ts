// Link preview pictures, one for each page without an `image` in its front matter.
import { defineFeature } from '../../feature'
import { cardOptions } from './schema'

export const cards = defineFeature({ name: 'cards', schema: cardOptions, setup: () => undefined })
