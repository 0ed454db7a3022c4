import type { Element } from 'hast'
import type { Image, ImageReference, Link, LinkReference } from 'mdast'
import { defineMdastPlugin, type MdastVisitorContext } from 'satteri'
import { GROUP_MARK } from './code-groups'

/** The property that carries a source line through a step that loses positions. */
export const LINE_MARK = 'dataSourceLine'

/** The info string of a fence, with its line in the source. */
export interface FenceInfo {
  lang?: string
  meta?: string
  line: number
  /** That of a `::: code-group`, whose fences have the same. */
  group?: string
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
 * Marks headings, links, images and code with their lines, and code with its language and meta. A plain Markdown file
 * is parsed again as HTML, which loses all of these. Whoever reads a mark removes it.
 */
export const markPositions = defineMdastPlugin({
  name: 'positions',
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

/** Returns the line of a marked element; undefined if the author wrote it as HTML. */
export function markedLine({ properties }: Readonly<Element>): number | undefined {
  const line = properties[LINE_MARK]
  return line === undefined ? undefined : Number(line)
}

/** Returns the fence that a `pre` was made from; undefined if the author wrote it as HTML. */
export function markedFence(node: Readonly<Element>): FenceInfo | undefined {
  const line = markedLine(node)
  if (line === undefined) return undefined
  const { dataLang: lang, dataMeta: meta, [GROUP_MARK]: group } = node.properties
  return {
    line,
    ...(typeof lang === 'string' ? { lang } : {}),
    ...(typeof meta === 'string' ? { meta } : {}),
    ...(typeof group === 'string' ? { group } : {}),
  }
}
