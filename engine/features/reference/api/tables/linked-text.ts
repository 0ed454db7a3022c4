import type { Element } from 'hast'
import type { HastNode } from 'satteri'
import type { CodeLink } from '../../../../kit/markdown'
import { type Code, type ExportId, plainCode } from '../model/types'
import type { PageContext } from './component'
import { h } from './hast'

type Context = Pick<PageContext, 'reference' | 'path'>

/** Returns the link to an export; undefined if only the page itself documents it, as a whole. */
export function hrefOf(id: ExportId, { reference, path }: Context): string | undefined {
  const address = reference.addressOf(id, path)
  return address?.startsWith(`${path}#`) ? address.slice(path.length) : address
}

/** Returns code for a line of text, with names linked to their documentation. */
export function inlineCode(code: Code, context: Context): Element {
  const parts = code.map((part) => {
    if (typeof part === 'string') return part
    const href = hrefOf(part[1], context)
    return href === undefined ? part[0] : h('a', { href }, part[0])
  })
  return h('code', {}, ...parts)
}

/** Returns the names in code that have a link. */
export function linksIn(code: Code, context: Context): CodeLink[] {
  let at = 0
  return code.flatMap((part) => {
    const from = at
    at += plainCode([part]).length
    if (typeof part === 'string') return []
    const href = hrefOf(part[1], context)
    return href === undefined ? [] : [{ from, to: at, href }]
  })
}

/** Matches `{@link Tide}`, also after its label: `[the tide]{@link Tide}`. */
const LINK = /(?:\[[^\]]*\])?\{@link(?:code|plain)?\s+([^}|\s]+)[^}]*\}/g
const INLINE = new RegExp(
  String.raw`(\`+)(?!\`)(.+?)\1|${LINK.source}|\[([^\]]*)\]\((https?:[^)\s]+)\)|\*\*(.+?)\*\*`,
  'g',
)

/** Renders the code, links and bold text of a doc comment; everything else stays as written. */
export function docNodes(text: string, context: PageContext): (HastNode | string)[] {
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

/** A link to a member leads to its type. */
function linkNode(target: string, context: PageContext): HastNode {
  const [owner = target] = target.split(/[#.]/)
  const name = context.reference.find(target).kind === 'found' ? target : owner
  context.ask(name)
  const found = context.reference.find(name)
  const href = found.kind === 'found' ? hrefOf(found.export.id, context) : undefined
  const code = h('code', {}, nameOfLink(target))
  return href === undefined ? code : h('a', { href }, code)
}

/** Returns the text of a doc comment as Markdown. */
export function docText(text: string): string {
  return text.replace(LINK, (_, target: string) => `\`${nameOfLink(target)}\``)
}

function nameOfLink(target: string): string {
  return target.replace('#', '.')
}
