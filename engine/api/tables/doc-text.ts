import type { HastNode } from 'satteri'
import type { PageContext } from './component'
import { h } from './hast'
import { hrefOf } from './linked-code'

type Context = Pick<PageContext, 'reference' | 'path' | 'ask'>

const INLINE =
  /(`+)(?!`)(.+?)\1|\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}|\[([^\]]*)\]\((https?:[^)\s]+)\)|\*\*(.+?)\*\*/g

/** The text of a doc comment: code, links and strong words, the rest as it is. */
export function docNodes(text: string, context: Context): (HastNode | string)[] {
  const nodes: (HastNode | string)[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, , code, link, label, href, strong] = match
    nodes.push(text.slice(at, match.index))
    if (code !== undefined) nodes.push(h('code', {}, code))
    else if (link !== undefined) nodes.push(linkNode(link, context))
    else if (href !== undefined) nodes.push(h('a', { href }, label))
    else nodes.push(h('strong', {}, strong))
    at = match.index + whole.length
  }
  return [...nodes, text.slice(at)].filter((node) => node !== '')
}

function linkNode(name: string, context: Context): HastNode {
  context.ask(name)
  const found = context.reference.find(name)
  const href = found.kind === 'found' ? hrefOf(found.export.id, context) : undefined
  const code = h('code', {}, name)
  return href === undefined ? code : h('a', { href }, code)
}

/** The same as Markdown. */
export function docText(text: string): string {
  return text.replace(/\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}/g, '`$1`')
}
