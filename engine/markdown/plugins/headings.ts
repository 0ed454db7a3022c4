import type { Element, ElementContent } from 'hast'
import {
  defineHastPlugin,
  type HastNode,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri'
import type { Reporter } from '../../diagnostics/reporter'
import { escapeHtml } from '../../page/escape'
import { nameWords } from '../../page/name-words'
import type { TocItem } from '../../page/types'
import { phrase, type Words } from '../../page/words'
import type { ImportedModule, MarkdownSource } from '../types'
import {
  AFTER_LEAD_COMPONENT,
  AFTER_TITLE_COMPONENT,
  componentNode,
  TITLE_COMPONENT,
} from './compiled-components'
import { createIds } from './heading-ids'
import { LINE_MARK, lineOfMark } from './positions'
import { literalText, nodesText } from './text'

export interface HeadingContext {
  source: MarkdownSource
  reporter: Reporter
  imports: readonly ImportedModule[]
  /** Components whose text is not that of the page. */
  beforeLead: readonly string[]
  /** What components of the site show. */
  replaced?: readonly string[] | undefined
  words: Pick<Words['text'], 'headingLink'>
  /** The rule by which ids follow from texts: that of GitHub by default. */
  headingIds?: HeadingIds | undefined
}

export type HeadingIds = 'github' | 'vitepress'

export interface Headings {
  toc: TocItem[]
  /** True if the body begins with an `h1`. */
  hasTitle: boolean
  /** True if the body begins with a lead. */
  hasLead: boolean
  /** False until the first heading or text is visited. */
  begun: boolean
}

const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** In characters. A longer first paragraph is text like any other. */
const MAX_LEAD = 400
const TEXT_TAGS = ['p', 'ul', 'ol', 'pre', 'table', 'blockquote']

/**
 * Gives each heading an id and an anchor, and collects headings and partials in order. Inserts a slot after a title
 * that opens the text, or else after its lead: a short paragraph before everything else.
 */
export function collectHeadings(headings: Headings, context: HeadingContext) {
  const ids = createIds(context)
  const visitTag = {
    filter: [],
    visit(node: Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>, visitor: HastVisitorContext) {
      if (HEADING_TAGS.includes(node.name ?? '')) begin(node.name, node, visitor)
      notePartial(node.name, headings, context.imports)
    },
  }
  const begin = (tag: string | null, node: HastNode, visitor: HastVisitorContext) => {
    if (!headings.begun && tag === 'h1') {
      headings.hasTitle = true
      if (!context.source.isExcerpt) visitor.insertAfter(node, componentNode(AFTER_TITLE_COMPONENT, {}))
    }
    headings.begun = true
  }
  return defineHastPlugin({
    name: 'headings',
    mdxJsxFlowElement: visitTag,
    mdxJsxTextElement: visitTag,
    element: [
      {
        filter: TEXT_TAGS,
        visit(node: Readonly<Element>, visitor: HastVisitorContext) {
          const parent = visitor.parent(node)
          if (parent?.type === 'mdxJsxFlowElement' && context.beforeLead.includes(parent.name ?? '')) return
          if (isOfPictures(node)) return
          const isFirst = context.source.mayLead && !headings.begun && node.tagName === 'p'
          headings.begun = true
          if (!isFirst || parent?.type !== 'root') return
          if (visitor.textContent(node).length > MAX_LEAD) return
          headings.hasLead = true
          visitor.setProperty(node, 'className', ['lead'])
          visitor.insertAfter(node, componentNode(AFTER_LEAD_COMPONENT, {}))
        },
      },
      {
        filter: HEADING_TAGS,
        visit(node, visitor) {
          const opens = !headings.begun && node.tagName === 'h1' && !context.source.isExcerpt
          begin(node.tagName, node, visitor)
          if (opens && context.replaced?.includes(TITLE_COMPONENT))
            return visitor.replaceNode(node, titleComponent(node))
          const line = lineOfMark(node)
          if (line !== undefined) visitor.setProperty(node, LINE_MARK, null)
          if (context.source.isExcerpt) visitor.setProperty(node, 'id', null)
          const given = node.properties.id
          const isTitle = node.tagName === 'h1'
          if (context.source.isExcerpt || isFootnoteLabel(node) || (isTitle && !given)) return
          const text = nodesText(node.children).trim()
          const id = ids(given, text, line)
          if (id === undefined) return
          visitor.setProperty(node, 'id', id)
          if (text === '' || isTitle) return
          headings.toc.push({ id, html: inlineHtml(node.children).trim(), level: levelOf(node.tagName) })
          visitor.appendChild(node, anchor(id, phrase(context.words.headingLink, { heading: text })))
        },
      },
    ],
  })
}

/** True for a paragraph that shows pictures and says nothing. */
function isOfPictures({ tagName, children }: Readonly<Element>): boolean {
  const shown = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const isPicture = (child: Readonly<ElementContent>) => child.type === 'element' && child.tagName === 'img'
  return tagName === 'p' && shown.length > 0 && shown.every(isPicture)
}

/** Returns the component of a site for the title that opens a text. See `TitleProps`. */
function titleComponent({ properties: { id }, children }: Readonly<Element>): MdxJsxFlowElementHast {
  const props = { text: nodesText(children).trim(), ...(typeof id === 'string' ? { id } : {}) }
  return { ...componentNode(TITLE_COMPONENT, props), children: [...children] }
}

function notePartial(name: string | null, headings: Headings, imports: readonly ImportedModule[]): void {
  if (name === null) return
  const partial = imports.find(({ local }) => local === name)
  partial?.uses?.push({ tocIndex: headings.toc.length, first: !headings.begun })
}

/** The hidden heading that the parser adds above footnotes. */
function isFootnoteLabel({ properties }: Readonly<Element>): boolean {
  return properties.id === 'footnote-label'
}

function levelOf(tag: string): TocItem['level'] {
  const level = Number(tag.slice(1))
  return level === 2 || level === 3 || level === 4 || level === 5 ? level : 6
}

/** Finished HTML, since it is no link of the text: a component for links does not get it. */
function anchor(id: string, name: string): ElementContent {
  const [href, label] = [`#${id}`, name].map(escapeHtml)
  return { type: 'raw', value: `<a class="anchor" href="${href}" aria-label="${label}"></a>` }
}

const INLINE_TAGS = new Set(['code', 'em', 'strong', 'del', 'sub', 'sup', 'kbd'])

/** Returns a heading's HTML for the table of contents: with inline formatting, but without links. */
function inlineHtml(nodes: readonly Readonly<ElementContent>[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return breakable(node.value)
      if (node.type === 'mdxTextExpression') return escapeHtml(literalText(node.value))
      if (!('children' in node)) return ''
      const tag = node.type === 'element' ? node.tagName : node.name
      const inner = inlineHtml(node.children)
      return tag !== null && INLINE_TAGS.has(tag) ? `<${tag}>${inner}</${tag}>` : inner
    })
    .join('')
}

/** The table of contents is narrow: a longer name may break before each of its words. */
const LONG_NAME = 24

function breakable(text: string): string {
  const words = text.split(/(?<=\s)/)
  return words.map((word) => nameWords(word, LONG_NAME).map(escapeHtml).join('<wbr>')).join('')
}
