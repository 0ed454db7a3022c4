// Components that pages written for Docusaurus import.
import { defineFeature } from '../../feature'

export const docusaurus = defineFeature({
  name: 'docusaurus',
  setup({ styles }) {
    styles(new URL('./stand-ins/themed-image.css', import.meta.url))
  },
})
