import { defineMdastPlugin, type MdastNode } from 'satteri'

/** Admonition kinds, with the title a reader sees where the author gives none. */
export const ADMONITIONS: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
}

/** Names of earlier days, still met in the wild. */
const ALIASES: Record<string, string> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}

/** `:::note[Title]` becomes `<aside class="admonition admonition-note">`; other directives stay text. */
export const admonitions = defineMdastPlugin({
  name: 'admonitions',
  options: { position: true },
  containerDirective(node, context) {
    const kind = ALIASES[node.name] ?? node.name
    const label = ADMONITIONS[kind]
    if (label === undefined) return
    const [first, ...rest] = node.children
    const titled = first?.type === 'paragraph' && isLabel(first.data)
    const title = titled ? first.children : [{ type: 'text' as const, value: label }]
    context.replaceNode(node, {
      type: 'admonition',
      data: {
        hName: 'aside',
        hProperties: { className: ['admonition', `admonition-${kind}`], ariaLabel: label },
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
