// Diagrams: a fence becomes a placeholder, and the drawing is chosen when the page is rendered. The dev server draws
// what is missing; a build has no browser, so it finds the drawings in the site's folder.
import { type Command, defineFeature } from '../../feature'
import { staleKeys } from './drawing/draw-diagrams'
import { deskOf } from './drawing/drawing-desk'
import { DIAGRAM_COMPONENT } from './drawing/placeholder'
import { staleDiagrams } from './drawing/problems'
import { placeDiagrams } from './place-diagrams'
import { showDiagram } from './show-diagram'

const command: Command = {
  summary: 'draws the diagrams that have not been drawn yet',
  async run({ site }) {
    const {
      root,
      sources: { outside },
    } = await site()
    const { drawDiagrams } = await import('./drawing/draw-diagrams')
    const { drawn, unchanged, removed } = await drawDiagrams({ root, outside })
    return `diagrams: ${drawn} drawn, ${unchanged} unchanged, ${removed} removed`
  },
}

export const diagrams = defineFeature({
  name: 'diagrams',
  commands: { diagrams: command },
  setup({ root, sources, session, styles, markdown, component, work }) {
    const desk = session && deskOf(session)
    styles(new URL('./diagram.css', import.meta.url))
    markdown({ name: 'diagrams', blocks: (page) => [placeDiagrams(page)] })
    component('markdown', {
      name: DIAGRAM_COMPONENT,
      html: (props, page) => showDiagram(props, page, { root, sources, desk }),
    })
    const folders = () => ({ root, outside: sources.outside })
    work({
      async after({ report, hasFailed }) {
        // They may belong to a diagram that a failed build never reached.
        const stale = hasFailed ? [] : await staleKeys(folders(), sources.fences)
        const files = stale.map((key) => `${key}.svg`)
        if (files.length > 0) report('warn', staleDiagrams(files, root))
      },
      gone: async () => desk?.removeUnused(folders(), sources.fences),
    })
  },
})
