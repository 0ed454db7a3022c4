import type { Code } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'

/** The name of the container whose fences are tabs. */
export const CODE_GROUP = 'code-group'

/** The property that tells the fences of one group from those of the next. */
export const GROUP_MARK = 'dataGroup'

/** The fences in a `::: code-group` of VitePress become one set of tabs. Must come before all plugins that read code. */
export const markGroups: MdastPluginDefinition = defineMdastPlugin({
  name: 'code groups',
  options: { position: true },
  containerDirective(node, context) {
    if (node.name !== CODE_GROUP) return
    const hProperties = { [GROUP_MARK]: String(node.position?.start.line ?? 1) }
    for (const child of node.children) {
      if (child.type !== 'code') continue
      context.setProperty(child, 'meta', asTab(child))
      context.setProperty(child, 'data', { ...child.data, hProperties })
    }
  },
})

const LABEL = /(?<!\S)\[(.+)\](?=[\s{]|$)/

/** Returns what follows the language, with the word for a tab. Its label is in brackets: `sh [npm]`. */
export function asTab({ meta }: Readonly<Pick<Code, 'meta'>>): string {
  const written = meta ?? ''
  const [, label] = LABEL.exec(written) ?? []
  if (label === undefined) return `${written} tab`.trim()
  const quote = label.includes('"') ? "'" : '"'
  return written.replace(LABEL, () => `tab=${quote}${label}${quote}`)
}
