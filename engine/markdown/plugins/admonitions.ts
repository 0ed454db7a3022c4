import type { Blockquote, Paragraph, Text } from 'mdast'
import { defineMdastPlugin, type MdastNode, type MdastPluginDefinition } from 'satteri'
import type { Problem } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import { nearest } from '../../diagnostics/words'
import { ADMONITION_NAMES, admonitionKind } from '../../page/admonitions'
import type { Words } from '../../page/words'
import { unclosedAdmonition, unknownAdmonition } from '../problems'
import type { MarkdownSource } from '../types'

type ContainerDirective = Extract<MdastNode, { type: 'containerDirective' }>

/**
 * Turns `:::note[Title]` into `<div class="admonition admonition-note" role="note">`. Other directives stay text.
 * @param text The prepared source.
 */
export function admonitions(
  source: MarkdownSource,
  text: string,
  reporter: Reporter,
  { admonitions: words, text: { details } }: Words,
): MdastPluginDefinition {
  const lines = source.text.split('\n')
  const prepared = text.split('\n')
  return defineMdastPlugin({
    name: 'admonitions',
    options: { position: true },
    containerDirective(node, context) {
      if (node.name === 'details') {
        context.replaceNode(node, fold(titleOf(node, details), contentOf(node)))
        return
      }
      const known = kindOf(node.name)
      if (!known) {
        reporter.report('warn', unknownProblem(node, source))
        context.replaceNode(node, unknownAsWritten(node, lines, prepared))
        return
      }
      // An excerpt may end inside a block.
      if (!source.isExcerpt && !isClosed(node, prepared))
        reporter.report(
          'warn',
          unclosedAdmonition({ name: node.name, file: source.path, line: lineOf(node) }),
        )
      const { kind, name } = known
      const label = words[name]
      const attributes = ownAttributes(node, kind)
      context.replaceNode(node, admonition(attributes, label, titleOf(node, label), contentOf(node)))
    },
    blockquote(node, context) {
      const alert = alertOf(node, words)
      if (alert) context.replaceNode(node, alert)
    },
    textDirective(node, context) {
      context.replaceNode(node, asWritten(node, context.source))
    },
    leafDirective(node, context) {
      context.replaceNode(node, { type: 'paragraph', children: [asWritten(node, context.source)] })
    },
  })
}

type Content = ContainerDirective['children']

/** VitePress writes a fold as `::: details`. */
function fold(title: Paragraph['children'], content: Content) {
  return {
    type: 'admonition' as const,
    data: { hName: 'details' },
    children: [{ type: 'admonitionTitle' as const, data: { hName: 'summary' }, children: title }, ...content],
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

const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i

/** Returns a GitHub alert: a blockquote whose first line is `[!NOTE]`. */
function alertOf({ children: [first, ...rest] }: Readonly<Blockquote>, words: Words['admonitions']) {
  const [text, ...inline] = first?.type === 'paragraph' ? first.children : []
  if (text?.type !== 'text') return undefined
  const known = kindOf(ALERT.exec(text.value)?.[1] ?? '')
  if (!known) return undefined
  const start = text.value.replace(ALERT, '')
  const paragraph: Paragraph = { type: 'paragraph', children: [textNode(start), ...inline] }
  const content: Content = start === '' && inline.length === 0 ? rest : [paragraph, ...rest]
  const attributes = { className: ['admonition', `admonition-${known.kind}`] }
  const title = words[known.name]
  return admonition(attributes, title, [textNode(title)], content)
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

function unknownProblem(node: Readonly<ContainerDirective>, { path: file }: MarkdownSource): Problem {
  const similar = nearest(node.name, ADMONITION_NAMES)
  return unknownAdmonition({ name: node.name, file, line: lineOf(node), similar })
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

function lineOf({ position }: Readonly<ContainerDirective>): number {
  return position?.start.line ?? 1
}

function lastLineOf({ position }: Readonly<ContainerDirective>): number {
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
