import type { Element, ElementContent } from 'hast'
import { defineHastPlugin, type HastNode } from 'satteri'
import { boundaryBefore, endAfter, isBlank, textOf } from './sentences'

/** When a fact begins, by the section that its badge leads to. Core 2 came during 11.13, so only 0.1 is before it. */
const SINCE: Readonly<Record<string, string>> = {
  'r-11-13-0': '11.13.0',
  'r-core-2': '11.13.0',
  'r-11-14-0': '11.14.0',
  'r-after-11-14': 'later',
}

/** The release of a row in the table that compares them, by its first cell. */
const RELEASE_OF_ROW: Readonly<Record<string, string>> = {
  '11.12': '11.12',
  'This site': '0.1',
  '11.13.0': '11.13.0',
  '11.14.0': '11.14.0',
}

type Parent = HastNode & { children: HastNode[] }

/**
 * Marks each sentence that ends with a badge of a later release, or the list item or row that consists of it, so that the
 * style sheet can leave it out for readers of an earlier one. Marks the rows of the comparison of releases, too.
 */
export const markFacts = defineHastPlugin({
  name: 'release facts',
  before(root, context) {
    const children = root.children.map(marked)
    if (children.every((child, index) => child === root.children[index])) return
    context.replaceNode(root, { ...root, children })
  },
})

/** Returns the same node if there is nothing to mark in it. */
export function marked<Node extends HastNode>(node: Node): Node {
  if (!isParent(node)) return node
  const children = withFacts(node.children.map(marked))
  const mark = isElement(node) ? markOf(node, children) : undefined
  const { length } = node.children
  if (!mark && children.length === length && children.every((child, at) => child === node.children[at]))
    return node
  const properties = mark && isElement(node) ? { properties: { ...node.properties, ...mark } } : {}
  return { ...node, ...properties, children }
}

/** Puts each sentence that ends with a badge into an element of its own. */
function withFacts(children: HastNode[]): HastNode[] {
  const at = children.findIndex((child) => sinceOf(child) !== undefined)
  const [badge, ...rest] = at < 0 ? [] : children.slice(at)
  if (!badge) return children
  const before = boundaryBefore(children.slice(0, at))
  const after = endAfter(rest)
  if (!after || before.sentence.every(isBlank)) return [...children.slice(0, at), badge, ...withFacts(rest)]
  const fact: Element = {
    type: 'element',
    tagName: 'span',
    properties: { dataSince: sinceOf(badge) },
    children: [...before.sentence, badge, ...after.end] as ElementContent[],
  }
  return [...before.rest, fact, ...withFacts(after.rest)]
}

/** Returns the mark of an element as a whole: its only content has one, or it is a row about a release or a member. */
function markOf({ tagName }: Element, children: readonly HastNode[]): Element['properties'] | undefined {
  const content = children.filter((child) => !isBlank(child))
  const [first] = content
  if (!first) return undefined
  if (tagName === 'tr') {
    const of = RELEASE_OF_ROW[textOf(first)]
    return of === undefined ? content.map(markIn).find(Boolean) : { dataOf: of }
  }
  const isMember = tagName === 'div' && isElement(first) && first.tagName === 'dt'
  if (isMember) return badgesIn(first).map((dataSince) => ({ dataSince }))[0]
  return content.length === 1 ? markIn(first) : undefined
}

function markIn(node: HastNode): Element['properties'] | undefined {
  const { dataSince } = isElement(node) ? node.properties : {}
  return dataSince === undefined ? undefined : { dataSince }
}

/** Returns when the fact of a badge begins; undefined for other nodes, and for badges of earlier releases. */
function sinceOf(node: HastNode): string | undefined {
  if (!isElement(node) || node.tagName !== 'a') return undefined
  const [badge] = node.children
  const classes = badge?.type === 'element' ? badge.properties.className : undefined
  const isBadge = Array.isArray(classes) && classes.includes('badge')
  const section = String(node.properties.href).split('#')[1] ?? ''
  return isBadge ? SINCE[section] : undefined
}

function badgesIn(node: HastNode): string[] {
  const since = sinceOf(node)
  if (since !== undefined) return [since]
  return isParent(node) ? node.children.flatMap(badgesIn) : []
}

function isElement(node: HastNode): node is Element {
  return node.type === 'element'
}

function isParent(node: HastNode): node is Parent {
  return 'children' in node
}
