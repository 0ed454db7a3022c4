// Link preview pictures, one for each page without an `image` in its front matter.
import { defineFeature } from '../../feature'
import type { DocumentTag } from '../../page/document-tag'
import { cardFiles, cardPaths, pageCard } from './card-files'
import { cardImage } from './card-path'
import { cardOptions } from './schema'

/** Tells social networks to show the picture large. */
const LARGE: DocumentTag = {
  tag: 'meta',
  attributes: { name: 'twitter:card', content: 'summary_large_image' },
}

export const socialCards = defineFeature({
  name: 'social-cards',
  schema: cardOptions,
  setup(setup, options) {
    const { page, head, collect, files } = setup
    page(({ path, image }, { site }) => (image === undefined ? { image: cardImage(path, site) } : {}))
    head(({ path, image }, { site }) => (image === cardImage(path, site) ? [LARGE] : []))
    collect(({ data }, site) => pageCard(data, site))
    files((site) => cardFiles(site, setup, options), { after: 'files', isApart: true, paths: cardPaths })
  },
})
