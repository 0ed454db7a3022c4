import type { Site } from '../page/site'
import { hollow } from '../page/tree'
import type { Page, SidebarItem } from '../page/types'
import { rootProperties, withoutUnusedProperties } from './custom-properties'
import { criticalCss, RTL, readRules, selectorNames } from './style-rules'

const RTL_MARKUP = /\sdir=["']?rtl\b/

/** A browser bundle: its whole style sheet, the scripts of every page, and those of islands by id. */
interface Bundle {
  style: { text: string }
  scripts: readonly string[]
  islands: ReadonlyMap<string, { scripts: readonly string[] }>
}

type Sidebars = readonly { items: SidebarItem[] }[]

/** Returns the critical CSS of a document. `markup` is the content of its body. */
export type DocumentStyle = (markup: string, page: Page) => string

/**
 * Returns the style of a site's documents. A document contains the rules for its own elements, and for what scripts can add before
 * another page is shown: those of the shell and the islands, and sidebars that they fetch.
 */
export function documentStyle(
  bundle: Bundle,
  { site, content: { sidebars } }: { site: Site; content: { sidebars: Sidebars } },
): DocumentStyle {
  const rules = readRules(bundle.style.text)
  const all = new Set([...selectorNames(rules), ...rootProperties(bundle.style.text)])
  const inText = memoize((text) => namesInScript(text, all))
  const styleOf = memoize((names) => {
    const present = new Set(names.split(' '))
    const has = (name: string) => present.has(name)
    return withoutUnusedProperties(
      rules.map((rule) => criticalCss([rule], has)),
      has,
    )
  })
  const everywhere = [...bundle.scripts, ...markupOfSidebars(sidebars)].map(inText)
  return (markup, { body, foot = [], islands }) => {
    const scripts = Object.keys(islands).flatMap((id) => bundle.islands.get(id)?.scripts ?? [])
    const found = [
      ...everywhere,
      ...scripts.map(inText),
      namesInHtml(markup),
      // An island may pass on its props to elements that it shows later.
      namesInScript(JSON.stringify(hollow([...body, ...foot])), all),
    ]
    if (site.locale.direction === 'rtl' || RTL_MARKUP.test(markup)) found.push(new Set([RTL]))
    const present = [...all].filter((name) => found.some((names) => names.has(name)))
    return styleOf(present.join(' '))
  }
}

/** Returns, for each sidebar, all text that may contain classes. */
export function markupOfSidebars(sidebars: Sidebars): string[] {
  return sidebars.map(({ items }) => items.flatMap(sidebarMarkup).join(' '))
}

function sidebarMarkup(item: SidebarItem): string[] {
  const below = item.type === 'category' ? (item.items ?? []) : []
  const html = item.type === 'html' ? item.html : ''
  return [item.className ?? '', html, ...below.flatMap(sidebarMarkup)]
}

function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const result = known.get(text) ?? work(text)
    known.set(text, result)
    return result
  }
}

const CLASS_ATTRIBUTE = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi
const START_TAG = /<([a-z][\w-]*)/gi

const CUSTOM_PROPERTY = /--[a-z][\w-]*/gi

/** Returns the names of elements in HTML, of their classes, each with a leading dot, and of custom properties. */
export function namesInHtml(html: string): Set<string> {
  const elements = [...html.matchAll(START_TAG)].map(([, name = '']) => name)
  const lists = [...html.matchAll(CLASS_ATTRIBUTE)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
  const classes = lists.flatMap((list) => list.split(/\s+/)).map((name) => `.${name}`)
  return new Set([...elements, ...classes, ...(html.match(CUSTOM_PROPERTY) ?? [])])
}

/** A word after a dot is a member, or a selector for existing elements. */
const WORD = /(?<![\w.-])(?:[\w-]|[^\0-\x7f])+/g
/** A single letter counts only in quotes, because minified variables use every letter. */
const QUOTED_LETTER = /(?<=["'`\s])[a-z](?=["'`\s])/gi

/**
 * Returns the names that a script, or other data, may give to an element: it contains the whole name, or a prefix or
 * suffix to build it from (`box-${color}`).
 */
export function namesInScript(code: string, names: ReadonlySet<string>): Set<string> {
  const words = new Set((code.match(WORD) ?? []).filter((word) => word.length > 1))
  for (const letter of code.match(QUOTED_LETTER) ?? []) words.add(letter)
  const starts = [...words].filter((word) => /\w[-_]$/.test(word))
  const ends = [...words].filter((word) => /^[-_]\w/.test(word))
  const isSpelled = (name: string) =>
    words.has(name) ||
    starts.some((start) => name.startsWith(start)) ||
    ends.some((end) => name.endsWith(end))
  return new Set([...names].filter((name) => isSpelled(name.replace(/^\./, ''))))
}
