// Components that pages written for Docusaurus import.
import type { Feature } from '../../feature'

export const docusaurus: Feature = {
  name: 'docusaurus',
  setup({ styles }) {
    styles(new URL('./stand-ins/themed-image.css', import.meta.url))
  },
}
