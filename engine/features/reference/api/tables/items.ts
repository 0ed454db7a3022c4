import type { Element, ElementContent } from 'hast'
import type { HastNode } from 'satteri'
import { duplicateItem, itemWithoutName, noList } from '../problems'
import type { Use } from './component'
import { isElement, nodeText, withoutBlanks } from './hast'
import { withStatuses } from './status'

/** One item of the list inside a component: `- \`text\`: the typed text.` */
export interface Item {
  name: string
  /** The `10` of `- \`size\` = \`10\`: …`. */
  default: string | undefined
  /** The description. */
  nodes: HastNode[]
  /** The description as Markdown on one line. */
  text: string
  line: number
}

/** Returns the items of a component's list, each for a different name. Anything else is reported and left out. */
export function uniqueItemsOf(use: Use): Item[] {
  const names = new Set<string>()
  return itemsOf(use).filter(({ name, line }) => {
    if (names.has(name)) use.report(duplicateItem(use.component, name), line)
    return !names.has(name) && names.add(name)
  })
}

/** Returns the items of a component's list, which may repeat names. */
export function itemsOf(use: Use): Item[] {
  const blocks = withoutBlanks(use.children)
  const other = blocks.find((block) => !isElement(block, 'ul'))
  if (other) use.report(noList(use.component, nodeText(other).trim() || other.type), lineOf(other))
  const lists = blocks.filter((block) => isElement(block, 'ul'))
  const elements = lists.flatMap((list) => list.children).filter((child) => isElement(child, 'li'))
  return elements.flatMap((element) => itemOf(element, use) ?? [])
}

function itemOf(element: Element, use: Use): Item | undefined {
  const [first, ...more] = withoutBlanks(element.children)
  const isLoose = isElement(first, 'p')
  const line = isLoose ? first.children : element.children.filter((child) => !isBlank(child))
  const lead = leadOf(line)
  if (!lead) {
    use.report(itemWithoutName(use.component, firstLine(element, use)), lineOf(element))
    return undefined
  }
  const { name, preset, colon, rest } = lead
  const end = element.position?.end.offset ?? use.text.length
  return {
    name,
    default: preset,
    nodes: isLoose && more.length > 0 ? [{ ...first, children: rest }, ...more] : rest,
    text: oneLine(withStatuses(use.text.slice(colon, end))),
    line: lineOf(element) ?? use.line,
  }
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

interface Lead {
  name: string
  preset: string | undefined
  /** Offset in the source just after the colon. */
  colon: number
  rest: ElementContent[]
}

/** Returns an item's name, its default if any, and what follows the colon. */
function leadOf([name, ...following]: ElementContent[]): Lead | undefined {
  if (!name || !isElement(name, 'code')) return undefined
  const index = following.findIndex((node) => node.type === 'text' && node.value.includes(':'))
  const text = following[index]
  if (text?.type !== 'text') return undefined
  const [before = ''] = text.value.split(':')
  const between = following.slice(0, index)
  const words = [...between.map((node) => (node.type === 'text' ? node.value : '')), before].join('').trim()
  const codes = between.filter((node) => isElement(node, 'code'))
  const isPlain = words === '' && between.length === 0
  const hasDefault = /^(?:=|\(default\))$/.test(words) && codes.length === 1 && !between.some(isOther)
  if (!isPlain && !hasDefault) return undefined
  const value = text.value.slice(before.length + 1).trimStart()
  const start = text.position?.start.offset ?? 0
  return {
    name: nodeText(name),
    preset: codes[0] && nodeText(codes[0]),
    colon: start + before.length + 1,
    rest: [...(value === '' ? [] : [{ type: 'text' as const, value }]), ...following.slice(index + 1)],
  }
}

function isOther(node: ElementContent): boolean {
  return node.type !== 'text' && !isElement(node, 'code')
}

function firstLine(element: Element, { text }: Use): string {
  const from = element.position?.start.offset ?? 0
  return text.slice(from).split('\n')[0]?.trim() ?? ''
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function lineOf({ position }: HastNode): number | undefined {
  return position?.start.line
}
