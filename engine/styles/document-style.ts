import type { ClientBundle } from '../bundle/client-bundle'
import type { Sidebar } from '../content/types'
import { hollow } from '../page/tree'
import type { Page, SidebarItem } from '../page/types'
import type { SiteModel } from '../site/site-model'
import { namesOf, neededStyle, RTL, readRules } from './style-rules'

const RTL_MARKUP = /\sdir=["']?rtl\b/

/** What a document carries of the site's style. `markup` is all that stands in its body. */
export type DocumentStyle = (markup: string, page: Page) => string

/**
 * A document carries the rules for what stands in it, and for what a script can put there before another
 * page is shown: that of the shell, those of its islands, and what they fetch of the sidebars.
 */
export function documentStyle(
  bundle: ClientBundle,
  { site, content: { sidebars } }: Pick<SiteModel, 'site' | 'content'>,
): DocumentStyle {
  const rules = readRules(bundle.style.text)
  const all = namesOf(rules)
  const inText = remembered((text) => namesInScript(text, all))
  const styleOf = remembered((names) => {
    const present = new Set(names.split(' '))
    return neededStyle(rules, (name) => present.has(name))
  })
  const everywhere = [...bundle.scripts, ...fetchedMarkup(sidebars)].map(inText)
  return (markup, { body, islands }) => {
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
}

/** Of each sidebar, all that may have classes. */
export function fetchedMarkup(sidebars: readonly Sidebar[]): string[] {
  return sidebars.map(({ items }) => items.flatMap(sidebarMarkup).join(' '))
}

function sidebarMarkup(item: SidebarItem): string[] {
  const below = item.type === 'category' ? (item.items ?? []) : []
  const html = item.type === 'html' ? item.html : ''
  return [item.className ?? '', html, ...below.flatMap(sidebarMarkup)]
}

function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const result = known.get(text) ?? work(text)
    known.set(text, result)
    return result
  }
}

const CLASS_ATTRIBUTE = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi
const START_TAG = /<([a-z][\w-]*)/gi

/** The names of the elements that stand in HTML, and their classes, each after a dot. */
export function namesInHtml(html: string): Set<string> {
  const elements = [...html.matchAll(START_TAG)].map(([, name = '']) => name)
  const lists = [...html.matchAll(CLASS_ATTRIBUTE)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
  return new Set([...elements, ...lists.flatMap((list) => list.split(/\s+/)).map((name) => `.${name}`)])
}

/** After a dot stands a member, or a selector that finds what is there already. */
const WORD = /(?<![\w.-])(?:[\w-]|[^\0-\x7f])+/g
/** A minified script has variables by the name of every letter. */
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
