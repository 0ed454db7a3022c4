import type { ClientBundle } from '../bundle/client-bundle'
import type { Sidebar } from '../content/types'
import { hollow } from '../page/tree'
import type { Page, SidebarItem } from '../page/types'
import type { SiteModel } from '../site/site-model'
import { namesOf, neededStyle } from './critical-css'
import { namesInHtml, namesInScript } from './style-names'
import { RTL, readRules } from './style-rules'

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
    const places = [
      ...everywhere,
      ...scripts.map(inText),
      namesInHtml(markup),
      // An island may give what is in its props to an element that it shows later.
      namesInScript(JSON.stringify(hollow(body)), all),
    ]
    if (site.locale.direction === 'rtl' || RTL_MARKUP.test(markup)) places.push(new Set([RTL]))
    const present = [...all].filter((name) => places.some((names) => names.has(name)))
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
