import type { Site } from '../page/site'
import { hollow } from '../page/tree'
import type { Page, SidebarItem } from '../page/types'
import { referencesIn, rootProperties, withoutUnusedProperties } from './custom-properties'
import { bySeldomMedia, criticalCss, namesOf, RTL, readRules } from './style-rules'

const RTL_MARKUP = /\sdir=["']?rtl\b/

/** What a browser bundle has: all style, the texts of the scripts of every page, and those of the islands by id. */
interface Bundle {
  style: { text: string }
  scripts: readonly string[]
  islands: ReadonlyMap<string, { scripts: readonly string[] }>
}

type Sidebars = readonly { items: SidebarItem[] }[]

/** The critical CSS of a document. `markup` is all that stands in its body. */
export type DocumentStyle = (markup: string, page: Page) => string

export interface SiteStyle {
  critical: DocumentStyle
  /** The rules of all pages for paper and other media that few readers have: a sheet that holds up no page. */
  seldom: string
}

/**
 * A document carries the rules for what stands in it, and for what a script can put there before another
 * page is shown: that of the shell, those of its islands, and what they fetch of the sidebars.
 */
export function documentStyle(
  bundle: Bundle,
  { site, content: { sidebars } }: { site: Site; content: { sidebars: Sidebars } },
): SiteStyle {
  const rules = readRules(bundle.style.text)
  const all = new Set([...namesOf(rules), ...rootProperties(bundle.style.text)])
  const parts = bySeldomMedia(rules)
  const seldom = criticalCss(parts.seldom, () => true)
  const inText = memoized((text) => namesInScript(text, all))
  const styleOf = memoized((names) => {
    const present = new Set(names.split(' '))
    const has = (name: string) => present.has(name)
    return withoutUnusedProperties(criticalCss(parts.usual, has), has)
  })
  const everywhere = [...bundle.scripts, ...fetchedMarkup(sidebars)].map(inText)
  everywhere.push(new Set(referencesIn(seldom)))
  const critical: DocumentStyle = (markup, { body, islands }) => {
    const scripts = Object.keys(islands).flatMap((id) => bundle.islands.get(id)?.scripts ?? [])
    const found = [
      ...everywhere,
      ...scripts.map(inText),
      namesInHtml(markup),
      // An island may give what is in its props to an element that it shows later.
      namesInScript(JSON.stringify(hollow(body)), all),
    ]
    if (site.locale.direction === 'rtl' || RTL_MARKUP.test(markup)) found.push(new Set([RTL]))
    const present = [...all].filter((name) => found.some((names) => names.has(name)))
    return styleOf(present.join(' '))
  }
  return { critical, seldom }
}

/** For each sidebar, the text of all that may have classes. */
export function fetchedMarkup(sidebars: Sidebars): string[] {
  return sidebars.map(({ items }) => items.flatMap(sidebarMarkup).join(' '))
}

function sidebarMarkup(item: SidebarItem): string[] {
  const below = item.type === 'category' ? (item.items ?? []) : []
  const html = item.type === 'html' ? item.html : ''
  return [item.className ?? '', html, ...below.flatMap(sidebarMarkup)]
}

function memoized<T>(work: (text: string) => T): (text: string) => T {
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

/** The names of the elements that stand in HTML, their classes, each after a dot, and custom properties. */
export function namesInHtml(html: string): Set<string> {
  const elements = [...html.matchAll(START_TAG)].map(([, name = '']) => name)
  const lists = [...html.matchAll(CLASS_ATTRIBUTE)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
  const classes = lists.flatMap((list) => list.split(/\s+/)).map((name) => `.${name}`)
  return new Set([...elements, ...classes, ...(html.match(CUSTOM_PROPERTY) ?? [])])
}

/** A word after a dot is a member, or a selector that finds what is there already. */
const WORD = /(?<![\w.-])(?:[\w-]|[^\0-\x7f])+/g
/** One letter counts only in quotes: a minified script has variables named by every letter. */
const QUOTED_LETTER = /(?<=["'`\s])[a-z](?=["'`\s])/gi

/**
 * Those of the names that a script, or other data, may give to an element: it spells them, or a beginning or an
 * end of theirs to put them together from (`box-${color}`).
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
