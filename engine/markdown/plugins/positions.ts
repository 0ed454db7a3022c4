import type { Element } from 'hast'
import type { Image, ImageReference, Link, LinkReference } from 'mdast'
import { defineMdastPlugin, type MdastVisitorContext } from 'satteri'

/** The property that carries a source line through a step that keeps no positions. */
export const LINE_MARK = 'dataSourceLine'

/** What the line after the backticks says, with the line of the source it stands on. */
export interface FencePlace {
  lang?: string
  meta?: string
  line: number
}

interface Placed {
  data?: { hProperties?: Record<string, unknown> } | undefined
  position?: { start: { line: number } } | undefined
}

type Linked = Link | Image | LinkReference | ImageReference

function mark(node: Readonly<Placed>, more: Record<string, string> = {}): Record<string, unknown> {
  const line = String(node.position?.start.line ?? 1)
  return { ...node.data, hProperties: { ...node.data?.hProperties, [LINE_MARK]: line, ...more } }
}

function note(node: Readonly<Linked>, context: MdastVisitorContext): void {
  context.setProperty(node, 'data', mark(node))
}

/**
 * Marks headings, links, pictures and code with their lines, and code with its language and meta:
 * a plain Markdown file is read again as HTML, which loses all of these. Who reads a mark removes it.
 */
export const notePlaces = defineMdastPlugin({
  name: 'places',
  options: { position: true },
  link: note,
  linkReference: note,
  image: note,
  imageReference: note,
  heading(node, context) {
    context.setProperty(node, 'data', mark(node))
  },
  code(node, context) {
    const words = {
      ...(node.lang ? { dataLang: node.lang } : {}),
      ...(node.meta ? { dataMeta: node.meta } : {}),
    }
    context.setProperty(node, 'data', mark(node, words))
  },
})

/** The line of a marked element; undefined for one that the author wrote as HTML. */
export function markedLine({ properties }: Readonly<Element>): number | undefined {
  const line = properties[LINE_MARK]
  return line === undefined ? undefined : Number(line)
}

/** The fence that a `pre` was made of; undefined for one that the author wrote as HTML. */
export function markedFence(node: Readonly<Element>): FencePlace | undefined {
  const line = markedLine(node)
  if (line === undefined) return undefined
  const { dataLang: lang, dataMeta: meta } = node.properties
  return {
    line,
    ...(typeof lang === 'string' ? { lang } : {}),
    ...(typeof meta === 'string' ? { meta } : {}),
  }
}
