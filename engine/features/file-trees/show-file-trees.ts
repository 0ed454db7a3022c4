import type { Element, ElementContent } from 'hast'
import {
  defineHastPlugin,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri'
import type { ExtendedPage } from '../../feature'
import { isDeclared, nodesText } from '../../kit/markdown'
import { fileNameAsMarkdown, fileTreeNotAList } from './problems'

type Tag = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>

/** Shows the list in a `<FileTree>` as files and folders. Folders that contain a list can be collapsed. */
export function showFileTrees({ source, text: prepared, report }: ExtendedPage) {
  const filter = ['FileTree']
  const visit = (node: Tag, context: HastVisitorContext) => {
    if (isDeclared('FileTree', source.text)) return
    const [list, ...others] = node.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    )
    const location = { file: source.path, line: node.position?.start.line ?? 1 }
    const [attribute] = node.attributes
    const isTree = list && isList(list) && others.length === 0 && !attribute
    if (isTree && readsAsMarkdown(list, prepared)) report('warn', fileNameAsMarkdown(location))
    if (!isTree) report('throw', fileTreeNotAList(location, attribute && 'an attribute'))
    context.replaceNode(node, isTree ? element('div', 'file-tree', [treeOf(list)]) : [])
  }
  return defineHastPlugin({
    name: 'file trees',
    options: { position: true },
    mdxJsxFlowElement: { filter, visit },
    mdxJsxTextElement: { filter, visit },
  })
}

function treeOf(list: Readonly<Element>): Element {
  const items = list.children.filter((child) => child.type === 'element')
  return element('ul', undefined, items.map(entryOf))
}

/** A name such as `__init__.py` or `[x] a.ts` is bold text or a box to the parser. `**a.ts**` is meant to be bold. */
function readsAsMarkdown(node: Readonly<ElementContent>, prepared: string): boolean {
  if (node.type !== 'element') return false
  const { tagName, position, children } = node
  const isOfUnderscores = /^(?:strong|em)$/.test(tagName) && prepared[position?.start.offset ?? -1] === '_'
  return tagName === 'input' || isOfUnderscores || children.some((child) => readsAsMarkdown(child, prepared))
}

/** What comes before the first blank of an item is its name; the rest of the line is a comment. */
function entryOf({ children }: Readonly<Element>): Element {
  const parts = children.flatMap((child) => (isElement(child, 'p') ? child.children : [child]))
  const below = parts.find(isList)
  const [name, comment] = splitLine(parts.filter((part) => part !== below))
  const words = nodesText(name)
  if (/^(?:…|\.\.\.)$/.test(words)) return element('li', 'more', name)
  const isFolder = below !== undefined || words.endsWith('/')
  const label = element('span', isFolder ? 'folder' : 'file', name)
  const line =
    nodesText(comment).trim() !== '' ? [label, text(' '), element('small', undefined, comment)] : [label]
  if (below === undefined) return element('li', undefined, line)
  const summary = element('summary', undefined, line)
  const fold = element('details', undefined, [summary, treeOf(below)])
  return element('li', undefined, [{ ...fold, properties: { open: true } }])
}

function splitLine(line: readonly ElementContent[]): [name: ElementContent[], comment: ElementContent[]] {
  const shown = line.slice(
    Math.max(
      0,
      line.findIndex((part) => part.type !== 'text' || part.value.trim() !== ''),
    ),
  )
  const end = shown.findIndex(
    (part, index) => part.type === 'text' && (index === 0 ? /\S\s/ : /\s/).test(part.value),
  )
  const last = shown[end]
  if (last?.type !== 'text') return [[...shown], []]
  const written = end === 0 ? last.value.trimStart() : last.value
  const at = written.search(/\s/)
  const name = [...shown.slice(0, end), ...(at > 0 ? [text(written.slice(0, at))] : [])]
  return [name, [text(written.slice(at)), ...shown.slice(end + 1)]]
}

function isList(node: Readonly<{ type: string; tagName?: string }>): node is Element {
  return isElement(node, 'ul')
}

function isElement(node: Readonly<{ type: string; tagName?: string }>, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

function element(tagName: string, className: string | undefined, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: className ? { className: [className] } : {}, children }
}
