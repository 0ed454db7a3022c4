import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type HastNode, htmlToHast } from 'satteri'
import { escapeHtml } from '../../page/escape'
import type { BodyNode, Json, Props } from '../../page/tree'

/** Elements that may contain a `div`, and therefore the wrapper of an HTML block. */
const FLOW_PARENTS = new Set([
  'article',
  'aside',
  'blockquote',
  'dd',
  'details',
  'div',
  'figure',
  'li',
  'main',
  'section',
  'td',
  'th',
])
/** React prints a preload before each image, which is only valid in a document's head. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

const NO_TEXT_PARENTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl', 'colgroup'])

/**
 * Joins static content into blocks of HTML. Only islands and their ancestors stay nodes: everything else is
 * never hydrated.
 */
export function fold(nodes: BodyNode[]): BodyNode[] {
  const folded: BodyNode[] = []
  for (const node of nodes) {
    const last = folded.at(-1)
    if (!isStatic(node)) folded.push(foldInside(node))
    else if (typeof last === 'object' && 'html' in last) last.html += toHtml(node)
    else folded.push({ html: toHtml(node) })
  }
  return folded.filter((node) => !isBlank(node)).map(withoutBreaks)
}

/** Line breaks before a block element have no effect. Those in code come before other elements. */
const BREAKS = /(?<=>)\n(?=<\/?(?:blockquote|div|figure|h\d|li|ol|p|table|tbody|td|th|thead|tr|ul)\b)/g

function withoutBreaks(node: BodyNode): BodyNode {
  return typeof node === 'object' && 'html' in node ? { html: node.html.replace(BREAKS, '') } : node
}

function foldInside(node: BodyNode): BodyNode {
  if (typeof node === 'string' || 'html' in node || !node.children) return node
  if ('island' in node) return { ...node, children: fold(node.children) }
  const { tag, props } = node
  const children = FLOW_PARENTS.has(tag)
    ? fold(node.children)
    : withoutBlanks(tag, node.children.flatMap(expand))
  // React would hide it for good, since it knows only true and false.
  const { hidden, ...shown } = props ?? {}
  return hidden === UNTIL_FOUND ? { tag, props: shown, children } : { ...node, children }
}

const UNTIL_FOUND = 'until-found'

/** A wrapper would be invalid inside a paragraph or a table row, so HTML becomes elements there. */
function expand(node: BodyNode): BodyNode[] {
  if (typeof node === 'string') return [node]
  if ('html' in node) return fromHast(htmlToHast(node.html, { fragment: true }))
  if ('island' in node) return [{ ...node, children: (node.children ?? []).flatMap(expand) }]
  return [foldInside(node)]
}

/** Parts of a table or list may contain no text, not even a line break. */
function withoutBlanks(tag: string, children: BodyNode[]): BodyNode[] {
  return NO_TEXT_PARENTS.has(tag) ? children.filter((child) => !isBlank(child)) : children
}

function isBlank(node: BodyNode): boolean {
  if (typeof node === 'string') return node.trim() === ''
  return 'html' in node && node.html.trim() === ''
}

function isStatic(node: BodyNode): boolean {
  if (typeof node === 'string' || 'html' in node) return true
  return 'tag' in node && (node.children ?? []).every(isStatic)
}

function toHtml(node: BodyNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  if ('html' in node) return node.html
  if ('island' in node) return ''
  const inner = (node.children ?? []).map(toHtml).join('')
  const props = inner === '' ? node.props : { ...node.props, dangerouslySetInnerHTML: { __html: inner } }
  const html = renderToStaticMarkup(createElement(node.tag, props))
  const whole =
    node.props?.hidden === UNTIL_FOUND ? html.replace(' hidden=""', ` hidden="${UNTIL_FOUND}"`) : html
  return node.tag === 'link' ? whole : whole.replace(PRELOADS, '')
}

function fromHast(node: HastNode): BodyNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'root') return node.children.flatMap(fromHast)
  if (node.type !== 'element') return []
  const children = withoutBlanks(node.tagName, node.children.flatMap(fromHast))
  return [{ tag: node.tagName, props: reactProps(node.properties), children }]
}

function reactProps(properties: Record<string, unknown>): Props {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, Json][] => {
      if (value === null || value === undefined) return []
      if (name === 'style') return [[name, styleObject(String(value))]]
      const plain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
      return [[reactName(name), plain ? value : String(Array.isArray(value) ? value.join(' ') : value)]]
    }),
  )
}

/** hast writes `ariaLabel` and `dataTone`, React the attributes `aria-label` and `data-tone`. */
function reactName(name: string): string {
  if (name.startsWith('aria')) return `aria-${name.slice(4).toLowerCase()}`
  if (!/^data[A-Z]/.test(name)) return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Converts a style attribute to React's form: `text-align:center` to `{ textAlign: 'center' }`. */
export function styleObject(style: string): Record<string, string> {
  const declarations = style.split(/;(?![^(]*\))/).flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim()
    return colon < 0 || name === '' ? [] : [[propertyName(name), declaration.slice(colon + 1).trim()]]
  })
  return Object.fromEntries(declarations)
}

function propertyName(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
