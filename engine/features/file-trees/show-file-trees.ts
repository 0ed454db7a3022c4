import type { Element, ElementContent } from 'hast'
import {
  defineHastPlugin,
  type HastVisitorContext,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri'
import type { ExtendedPage } from '../../markdown/plugins/extension'
import { isDeclared } from '../../markdown/plugins/imports'
import { nodesText } from '../../markdown/plugins/text'
import { fileTreeNotAList } from './problems'

type Tag = Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>

/** Shows the list in a `<FileTree>` as files and folders. Folders that contain a list can be collapsed. */
export function showFileTrees({ source, report }: ExtendedPage) {
  const filter = ['FileTree']
  const visit = (node: Tag, context: HastVisitorContext) => {
    if (isDeclared('FileTree', source.text)) return
    const [list, ...others] = node.children.filter(
      (child) => child.type !== 'text' || child.value.trim() !== '',
    )
    const location = { file: source.path, line: node.position?.start.line ?? 1 }
    const [attribute] = node.attributes
    const isTree = list && isList(list) && others.length === 0 && !attribute
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

/** An item's first word or element is its name; the rest of the line is a comment. */
function entryOf({ children }: Readonly<Element>): Element {
  const parts = children.flatMap((child) => (isElement(child, 'p') ? child.children : [child]))
  const below = parts.find(isList)
  const [name, comment] = splitLine(parts.filter((part) => part !== below))
  const words = nodesText([name])
  if (/^(?:…|\.\.\.)$/.test(words)) return element('li', 'more', [name])
  const isFolder = below !== undefined || words.endsWith('/')
  const label = element('span', isFolder ? 'folder' : 'file', [name])
  const line =
    nodesText(comment).trim() !== '' ? [label, text(' '), element('small', undefined, comment)] : [label]
  if (below === undefined) return element('li', undefined, line)
  const summary = element('summary', undefined, line)
  const fold = element('details', undefined, [summary, treeOf(below)])
  return element('li', undefined, [{ ...fold, properties: { open: true } }])
}

function splitLine(line: readonly ElementContent[]): [name: ElementContent, comment: ElementContent[]] {
  const at = line.findIndex((part) => part.type !== 'text' || part.value.trim() !== '')
  const [first = text(''), ...rest] = line.slice(Math.max(0, at))
  if (first.type !== 'text') return [first, rest]
  const [, name = '', comment = ''] = /^\s*(\S+)([\s\S]*)$/.exec(first.value) ?? []
  return [text(name), [text(comment), ...rest]]
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
