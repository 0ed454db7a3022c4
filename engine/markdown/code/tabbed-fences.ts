import type { Element, ElementContent } from 'hast'
import convert from 'npm-to-yarn'
import type { MdxJsxFlowElementHast } from 'satteri'
import { componentNode } from '../plugins/compiled-components'
import { type FenceInfo, fenceOfMark } from '../plugins/positions'
import { readFence } from './fence'
import { findLanguage } from './languages'

/** The words of fences that tabs are made from. */
export const OF_TABS = ['npm2yarn', 'tab'] as const

interface Tab {
  label: string
  value: string
  blocks: ElementContent[]
}

/** Returns tabs made with the theme's components. Choosing one chooses it on all pages. */
function tabsNode(groupId: string, tabs: readonly Tab[]): MdxJsxFlowElementHast {
  const items = tabs.map(({ value, label, blocks }) => ({
    ...componentNode('TabItem', { value, label }),
    children: blocks,
  }))
  return { ...componentNode('Tabs', { groupId }), children: items }
}

const MANAGERS = [
  { value: 'npm', label: 'npm' },
  { value: 'yarn', label: 'Yarn' },
  { value: 'pnpm', label: 'pnpm' },
  { value: 'bun', label: 'Bun' },
] as const

/** Returns a tab for each package manager, with the npm commands in `code` converted for it. */
export function managerTabs(code: string, blockOf: (code: string) => ElementContent): MdxJsxFlowElementHast {
  const codeOf = (name: (typeof MANAGERS)[number]['value']) => (name === 'npm' ? code : convert(code, name))
  const tabs = MANAGERS.map(({ value, label }) => ({ value, label, blocks: [blockOf(codeOf(value))] }))
  return tabsNode('npm2yarn', tabs)
}

/** True for a fence with npm commands to be converted for other package managers. */
export function isForManagers({ lang, meta }: Pick<FenceInfo, 'lang' | 'meta'>): boolean {
  return readFence(lang, meta).words.some((word) => /^npm2yarn(?:=|$)/.test(word))
}

/** One tab, and the fences in it. */
export interface FenceTab {
  label: string
  fences: Readonly<Element>[]
}

/**
 * Returns the tabs made from this fence and the ones after it, as long as they have the word `tab` and are in no other
 * group. Reads `siblings` only for a fence that has the word, since a page may have thousands without.
 */
export function tabsFrom(
  first: Readonly<Element>,
  siblings: () => readonly Readonly<{ type: string }>[],
): FenceTab[] {
  if (tabOf(first) === undefined) return []
  const blocks = siblings().filter((node) => !isBlank(node))
  const { key, group } = fenceOfMark(first) ?? {}
  const isOfGroup = (node: unknown) => isElement(node) && fenceOfMark(node)?.group === group
  const start = blocks.findIndex((node) => isElement(node) && fenceOfMark(node)?.key === key)
  const tabs: FenceTab[] = []
  for (let at = start; at >= 0 && at < blocks.length; ) {
    const node = blocks[at]
    const tab = isElement(node) && isOfGroup(node) ? tabOf(node) : undefined
    if (tab === undefined) break
    tabs.push({
      label: tab.label,
      fences: blocks
        .slice(at, at + tab.span)
        .filter(isElement)
        .filter(isOfGroup),
    })
    at += tab.span
  }
  return tabs
}

/** `blockOf` returns what shows a fence. */
export function fenceTabs(
  tabs: readonly FenceTab[],
  blockOf: (fence: Readonly<Element>) => ElementContent,
): MdxJsxFlowElementHast {
  const values = distinct(tabs.map(({ label }) => label))
  const named = tabs.map(({ label, fences }, index) => ({
    label,
    value: values[index] ?? label,
    blocks: fences.map(blockOf),
  }))
  return tabsNode('code-examples', named)
}

/** Two tabs may have one label, such as two fences of one language, but not one value. */
function distinct(labels: readonly string[]): string[] {
  const values = new Set<string>()
  for (const label of labels) {
    let value = label
    for (let number = 2; values.has(value); number++) value = `${label} ${number}`
    values.add(value)
  }
  return [...values]
}

const TAB = /^tab(?:=(?:"(.*)"|'(.*)'|\{(.*)\}))?$/

/** Reads `tab`, `tab="Label"` and `tab={"label":"Label","span":2}`. */
function tabOf(node: Readonly<Element>): { label: string; span: number } | undefined {
  const { lang, meta } = fenceOfMark(node) ?? {}
  const found = readFence(lang, meta).words.flatMap((word) => TAB.exec(word) ?? [])
  if (found.length === 0) return undefined
  const [, double, single, options = ''] = found
  const label = double ?? single ?? /"?label"?\s*:\s*["']([^"']*)/.exec(options)?.[1]
  const span = Number(/"?span"?\s*:\s*(\d+)/.exec(options)?.[1] ?? 1)
  return { label: label ?? (findLanguage(lang ?? '')?.label || (lang ?? 'Text')), span: Math.max(1, span) }
}

function isElement(node: unknown): node is Readonly<Element> {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'element'
}

function isBlank(node: Readonly<{ type: string }>): boolean {
  return node.type === 'text' && 'value' in node && String(node.value).trim() === ''
}
