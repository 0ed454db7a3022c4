import { defineHastPlugin } from 'satteri'

/**
 * Leaves the footnotes of an excerpt to its own page, where its references lead: the ids of several excerpts in one list
 * would be the same.
 */
export const leaveNotes = defineHastPlugin({
  name: 'excerpt notes',
  element: [
    {
      filter: ['a'],
      visit(node, visitor) {
        if (node.properties.dataFootnoteRef === undefined) return
        visitor.setProperty(node, 'id', null)
        visitor.setProperty(node, 'ariaDescribedBy', null)
      },
    },
    {
      filter: ['section'],
      visit(node, visitor) {
        if (node.properties.dataFootnotes !== undefined) visitor.removeNode(node)
      },
    },
  ],
})
