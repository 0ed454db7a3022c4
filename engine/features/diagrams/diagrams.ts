// Diagrams: a fence becomes a placeholder, and the drawing is chosen when the page is rendered.
import type { Command, Feature } from '../../feature'
import { placeDiagrams } from './place-diagrams'

const command: Command = {
  summary: 'draws the diagrams that have not been drawn yet',
  async run({ site }) {
    const { root, outside } = await site()
    const { drawDiagrams } = await import('./drawing/draw-diagrams')
    const { drawn, unchanged, removed } = await drawDiagrams({ root, outside })
    return `diagrams: ${drawn} drawn, ${unchanged} unchanged, ${removed} removed`
  },
}

export const diagrams: Feature = {
  name: 'diagrams',
  commands: { diagrams: command },
  setup({ markdown, styles }) {
    styles(new URL('./diagram.css', import.meta.url))
    markdown({ name: 'diagrams', blocks: (page) => [placeDiagrams(page)] })
  },
}
