import { defineHastPlugin } from 'satteri'

/** Collects the ids of headings, and of rows that can be linked to, in page order. */
export function collectAnchors(anchors: string[]) {
  return defineHastPlugin({
    name: 'anchors',
    element: [
      {
        filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'tr'],
        visit({ properties: { id } }) {
          if (typeof id === 'string') anchors.push(id)
        },
      },
    ],
  })
}
