import type { Blockquote, Paragraph, Text } from 'mdast'
import { defineMdastPlugin, type MdastNode, type MdastPluginDefinition } from 'satteri'
import type { Reporter } from '../../diagnostics/reporter'
import { nearest } from '../../diagnostics/words'
import { ADMONITION_NAMES, admonitionKind } from '../../page/admonitions'
import type { Words } from '../../page/words'
import { strayMark, unclosedAdmonition, unknownAdmonition, unknownAlert } from '../problems'
import type { MarkdownSource } from '../types'
import { CODE_GROUP } from './code-groups'
import { CLOSING } from './container-lines'
import type { TwinEdit } from './extension'

type ContainerDirective = Extract<MdastNode, { type: 'containerDirective' }>

/** What the plugin uses of a page that is compiled. */
interface Page {
  reporter: Reporter
  words: Words
  edit(change: TwinEdit): void
}

/** Containers of VitePress whose content is as it would be without them. */
const TRANSPARENT: ReadonlySet<string> = new Set([CODE_GROUP, 'raw', 'v-pre'])

const CONTAINERS = [...ADMONITION_NAMES, 'details', ...TRANSPARENT]

/**
 * Turns `:::note[Title]` into `<div class="admonition admonition-note" role="note">`. Other directives stay text.
 * @param text The prepared source.
 */
export function admonitions(
  source: MarkdownSource,
  text: string,
  { reporter, words: { admonitions: words, text: others }, edit }: Page,
): MdastPluginDefinition {
  const lines = source.text.split('\n')
  const prepared = text.split('\n')
  const isStray = strayTest(prepared)
  const at = (line: number) => ({ file: source.path, line })
  return defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      const known = kindOf(node.name)
      if (!known && !CONTAINERS.includes(node.name)) {
        const similar = nearest(node.name, CONTAINERS)
        reporter.report('warn', unknownAdmonition({ name: node.name, ...at(lineOf(node)), similar }))
        context.replaceNode(node, unknownAsWritten(node, lines, prepared))
        return
      }
      // An excerpt may end inside a block.
      if (!source.isExcerpt && !isClosed(node, prepared))
        reporter.report('warn', unclosedAdmonition({ name: node.name, ...at(lineOf(node)) }))
      if (node.name === 'details') {
        context.replaceNode(node, fold(node, others.details))
      } else if (known) {
        const label = words[known.name]
        const attributes = ownAttributes(node, known.kind)
        context.replaceNode(node, admonition(attributes, label, titleOf(node, label), contentOf(node)))
      } else {
        for (const mark of marksOf(node, text, prepared)) edit({ ...mark, text: '' })
        context.replaceNode(node, contentOf(node))
      }
    },
    blockquote(node, context) {
      const name = alertName(node)
      if (name === undefined) return
      const alert = alertOf(node, name, words)
      if (alert) context.replaceNode(node, alert)
      else
        reporter.report(
          'warn',
          unknownAlert({ name, ...at(lineOf(node)), similar: nearest(name, ADMONITION_NAMES) }),
        )
    },
    ...(isStray === undefined
      ? {}
      : {
          paragraph(node) {
            for (let line = lineOf(node); line <= lastLineOf(node); line++)
              if (isStray(line)) reporter.report('warn', strayMark(at(line)))
          },
        }),
    textDirective(node, context) {
      context.replaceNode(node, asWritten(node, context.source))
    },
    leafDirective(node, context) {
      context.replaceNode(node, { type: 'paragraph', children: [asWritten(node, context.source)] })
    },
  })
}

type Content = ContainerDirective['children']

/** VitePress writes a fold as `::: details`, and `::: details {open}`. */
function fold(node: Readonly<ContainerDirective>, label: string) {
  const { open, id, class: className } = node.attributes ?? {}
  const hProperties = {
    ...(open === undefined || open === null ? {} : { open: true }),
    ...(id ? { id } : {}),
    ...(className ? { className: className.split(/\s+/) } : {}),
  }
  return details(hProperties, titleOf(node, label), contentOf(node))
}

function details(hProperties: object, summary: Paragraph['children'], content: Content) {
  const title = { type: 'admonitionTitle' as const, data: { hName: 'summary' }, children: summary }
  return {
    type: 'admonition' as const,
    data: { hName: 'details', hProperties },
    children: [title, ...content],
  }
}

function admonition(attributes: object, label: string, title: Paragraph['children'], content: Content) {
  return {
    type: 'admonition' as const,
    data: { hName: 'div', hProperties: { ...attributes, role: 'note', ariaLabel: label } },
    children: [
      {
        type: 'admonitionTitle' as const,
        data: { hName: 'p', hProperties: { className: ['admonition-title'] } },
        children: title,
      },
      ...content,
    ],
  }
}

/** Obsidian folds an alert with a minus behind its mark, and opens it with a plus. */
const ALERT = /^\[!([a-z]+)\](?:([+-])(?=\s|$))?[ \t]*/i

/** Returns the name of a GitHub alert, a blockquote that begins with `[!NOTE]`; undefined for any other. */
function alertName({ children: [first] }: Readonly<Blockquote>): string | undefined {
  const [text] = first?.type === 'paragraph' ? first.children : []
  return text?.type === 'text' ? ALERT.exec(text.value)?.[1] : undefined
}

/** Returns an alert as an admonition, with the rest of its first line as its title, as VitePress does. */
function alertOf(
  { children: [first, ...rest] }: Readonly<Blockquote>,
  name: string,
  words: Words['admonitions'],
) {
  const known = kindOf(name)
  if (!known || first?.type !== 'paragraph') return undefined
  const [title, text] = splitFirstLine(first.children)
  const label = words[known.name]
  const content: Content = text.length === 0 ? rest : [{ type: 'paragraph', children: text }, ...rest]
  const shown = title.length === 0 ? [textNode(label)] : title
  const sign = foldSign(first)
  if (sign) return details(sign === '+' ? { open: true } : {}, shown, content)
  const attributes = { className: ['admonition', `admonition-${known.kind}`] }
  return admonition(attributes, label, shown, content)
}

function foldSign({ children: [mark] }: Readonly<Paragraph>): string | undefined {
  return mark?.type === 'text' ? ALERT.exec(mark.value)?.[2] : undefined
}

type Inline = Paragraph['children']

/** Returns the first line of an alert, without its mark, and the lines below it. */
function splitFirstLine([mark, ...others]: Readonly<Inline>): [first: Inline, rest: Inline] {
  const start = mark?.type === 'text' ? mark.value.replace(ALERT, '') : ''
  const all: Inline = [textNode(start), ...others]
  const at = all.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  )
  const end = all[at]
  if (end === undefined) return [withText(all), []]
  const [line = '', ...below] = end.type === 'text' ? end.value.split('\n') : []
  return [
    withText([...all.slice(0, at), textNode(line.trimEnd())]),
    withText([textNode(below.join('\n')), ...all.slice(at + 1)]),
  ]
}

function withText(nodes: Inline): Inline {
  return nodes.filter((node) => node.type !== 'text' || node.value !== '')
}

function kindOf(written: string): ReturnType<typeof admonitionKind> {
  const name = written.toLowerCase()
  return ADMONITION_NAMES.includes(name) ? admonitionKind(name) : undefined
}

/** `[Title]` may contain inline Markdown; `{title="Title"}` is plain text. */
function titleOf({ children: [first], attributes }: Readonly<ContainerDirective>, label: string) {
  if (first && isLabel(first) && first.children.length > 0) return [...first.children]
  return [textNode(attributes?.title || label)]
}

/** Authors may add an id and classes: `:::note[Title]{#id .class}`. */
function ownAttributes({ attributes }: Readonly<ContainerDirective>, kind: string) {
  const { id, class: own } = attributes ?? {}
  const className = ['admonition', `admonition-${kind}`, ...(own ? own.split(/\s+/) : [])]
  return id ? { className, id } : { className }
}

function contentOf({ children }: Readonly<ContainerDirective>): ContainerDirective['children'] {
  return children.filter((child) => !isLabel(child))
}

function isLabel(node: Readonly<MdastNode>): node is Paragraph {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data
}

/** Returns a test for lines that look like the end of a container; undefined if a page has none. */
function strayTest(prepared: readonly string[]): ((line: number) => boolean) | undefined {
  const isEnd = (line = '') => CLOSING.test(line)
  return prepared.some(isEnd) ? (line) => isEnd(prepared[line - 1]) : undefined
}

/** Returns where the marks of a container are in the prepared source: the rest of its first line, and of its last. */
function marksOf(
  node: Readonly<ContainerDirective>,
  text: string,
  prepared: readonly string[],
): { from: number; to: number }[] {
  const ends = isClosed(node, prepared) ? [lineOf(node), lastLineOf(node)] : [lineOf(node)]
  return ends.map((line) => {
    const start = prepared.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    return { from: text.indexOf(':::', start), to: start + (prepared[line - 1] ?? '').length }
  })
}

/** Turns both delimiters of an unknown directive back into text, so that nothing the author wrote is lost. */
function unknownAsWritten(
  node: Readonly<ContainerDirective>,
  lines: readonly string[],
  prepared: readonly string[],
): MdastNode[] {
  const opening = markOn(lines[lineOf(node) - 1])
  const closing = isClosed(node, prepared) ? [paragraphOf(markOn(prepared[lastLineOf(node) - 1]))] : []
  return [paragraphOf(opening), ...contentOf(node), ...closing]
}

/** Returns whether an author ended a block with as many colons as it began with, or more. */
function isClosed(node: Readonly<ContainerDirective>, prepared: readonly string[]): boolean {
  const [opening = ''] = /^:+/.exec(markOn(prepared[lineOf(node) - 1])) ?? []
  const closing = markOn(prepared[lastLineOf(node) - 1])
  return lastLineOf(node) > lineOf(node) && /^:+$/.test(closing) && closing.length >= opening.length
}

function lineOf({ position }: Readonly<MdastNode>): number {
  return position?.start.line ?? 1
}

function lastLineOf({ position }: Readonly<MdastNode>): number {
  return position?.end.line ?? 1
}

function markOn(line = ''): string {
  return line.slice(Math.max(0, line.indexOf(':::'))).trim()
}

function paragraphOf(value: string): Paragraph {
  return { type: 'paragraph', children: [textNode(value)] }
}

function textNode(value: string): Text {
  return { type: 'text', value }
}

/** Turns directives that are not admonitions back into text, such as the `:30` of `10:30`. */
function asWritten(node: Readonly<MdastNode>, source: string): Text {
  const { start, end } = node.position ?? {}
  return textNode(source.slice(start?.offset ?? 0, end?.offset ?? 0))
}
