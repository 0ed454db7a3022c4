import type { Element } from 'hast'
import type { Code, Image, ImageReference, Link, LinkReference } from 'mdast'
import { defineMdastPlugin, type MdastVisitorContext } from 'satteri'
import { GROUP_MARK } from './code-groups'

/** The property that carries a source line through a step that loses positions. */
export const LINE_MARK = 'dataSourceLine'

/** The property that tells code that a plugin has added from other code: it has no line of its own. */
const KEY_MARK = 'dataKey'

/** The info string of a fence, with its line in the source. */
export interface FenceInfo {
  lang?: string
  meta?: string
  line: number
  /** No other fence of the page has it. */
  key: string
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
    context.setProperty(node, 'data', mark(node, wordsOf(node)))
  },
})

function propertiesOf({ data }: Readonly<Placed>): Record<string, unknown> {
  return data?.hProperties ?? {}
}

function wordsOf({ lang, meta }: Readonly<Code>): Record<string, string> {
  return { ...(lang ? { dataLang: lang } : {}), ...(meta ? { dataMeta: meta } : {}) }
}

/** Marks the code that plugins have added, or whose language or meta they have changed, as `markPositions` does. */
export function markAddedCode() {
  let added = 0
  return defineMdastPlugin({
    name: 'added code',
    options: { position: true },
    code(node, context) {
      const { [LINE_MARK]: line, dataLang, dataMeta, ...own } = propertiesOf(node)
      const words = wordsOf(node)
      if (line !== undefined && dataLang === words.dataLang && dataMeta === words.dataMeta) return
      const place = { [LINE_MARK]: String(node.position?.start.line ?? 1), [KEY_MARK]: `added ${added++}` }
      const hProperties = { ...own, ...(line === undefined ? place : { [LINE_MARK]: line }), ...words }
      context.setProperty(node, 'data', { ...node.data, hProperties })
    },
  })
}

/** Returns the line of a marked element; undefined if the author wrote it as HTML. */
export function lineOfMark({ properties }: Readonly<Element>): number | undefined {
  const line = properties[LINE_MARK]
  return line === undefined ? undefined : Number(line)
}

/** Returns the fence that a `pre` was made from; undefined if the author wrote it as HTML. */
export function fenceOfMark(node: Readonly<Element>): FenceInfo | undefined {
  const line = lineOfMark(node)
  if (line === undefined) return undefined
  const { dataLang: lang, dataMeta: meta, [GROUP_MARK]: group, [KEY_MARK]: key } = node.properties
  return {
    line,
    key: typeof key === 'string' ? key : String(line),
    ...(typeof lang === 'string' ? { lang } : {}),
    ...(typeof meta === 'string' ? { meta } : {}),
    ...(typeof group === 'string' ? { group } : {}),
  }
}
