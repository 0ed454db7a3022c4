// Diagrams: a fence becomes a placeholder, and the drawing is chosen when the page is rendered.
import type { Feature } from '../../feature'
import { placeDiagrams } from './place-diagrams'

export const diagrams: Feature = {
  name: 'diagrams',
  setup({ markdown, styles }) {
    styles(new URL('./diagram.css', import.meta.url))
    markdown({ name: 'diagrams', blocks: (page) => [placeDiagrams(page)] })
  },
}
