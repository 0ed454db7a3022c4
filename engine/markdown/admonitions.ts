import { defineMdastPlugin, type MdastNode } from 'satteri'
import { admonitionKind } from '../page/admonitions'

/** `:::note[Title]` becomes `<div class="admonition admonition-note" role="note">`; other directives stay text. */
export const admonitions = defineMdastPlugin({
  name: 'admonitions',
  options: { position: true },
  containerDirective(node, context) {
    const known = admonitionKind(node.name)
    if (!known) return
    const { kind, title: label } = known
    const [first, ...rest] = node.children
    const titled = first?.type === 'paragraph' && isLabel(first.data)
    const title = titled ? first.children : [{ type: 'text' as const, value: label }]
    context.replaceNode(node, {
      type: 'admonition',
      data: {
        hName: 'div',
        hProperties: { className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: label },
      },
      children: [
        {
          type: 'admonitionTitle',
          data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
          children: [...title],
        },
        ...(titled ? rest : node.children),
      ],
    })
  },
  textDirective(node, context) {
    context.replaceNode(node, asWritten(node, context.source))
  },
  leafDirective(node, context) {
    context.replaceNode(node, { type: 'paragraph', children: [asWritten(node, context.source)] })
  },
})

function isLabel(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'directiveLabel' in data
}

/** `10:30` is no directive: what is not an admonition goes back to the text it was. */
function asWritten(node: Readonly<MdastNode>, source: string): { type: 'text'; value: string } {
  const { start, end } = node.position ?? {}
  return { type: 'text', value: source.slice(start?.offset ?? 0, end?.offset ?? 0) }
}
