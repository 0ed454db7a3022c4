import { REFERENCE_COMPONENTS } from '../api/tables/extension'
import type { ClientBundle } from '../bundle/client-bundle'
import { hash } from '../cache/hash'
import { isListing } from '../content/routes'
import type { Entry } from '../content/types'
import { DIAGRAM_LANGUAGE } from '../markdown/plugins/diagrams'
import type { CompiledMarkdown } from '../markdown/types'
import { bylineOf } from '../render/view/blog-view'
import { inItsLanguage } from '../render/view/page-translations'
import { pageView } from '../render/view/page-view'
import { versionNotice } from '../render/view/version-view'
import type { SiteModel } from '../site/site-model'
import { fetchedMarkup } from '../styles/document-style'
import { isSearched, searchPage } from './files/search-pages'

/**
 * Returns the hash of everything that a page depends on, except for the names of the search files; undefined for a page
 * that runs code with unknown dependencies, which must be rendered every time.
 */
export type PageKey = (source: Entry, own: CompiledMarkdown) => string | undefined

/** Components whose output depends on nothing but their props, or is complete after compilation. */
const SELF_CONTAINED = new Set(['Admonition', 'Details', 'TabItem', 'Tabs', ...REFERENCE_COMPONENTS])

export function createPageKey(model: SiteModel, bundle: ClientBundle): PageKey {
  const common = commonHash(model, bundle)
  return (source, own) => {
    if (isListing(source) || !isSelfContained(own)) return undefined
    const view = pageView({ source, compiled: own, body: [], islands: {} }, model)
    const parts = [
      own,
      view,
      source.kind === 'blog-post' ? bylineOf(source, model) : undefined,
      source.kind === 'doc' ? versionNotice(source, model) : undefined,
      inItsLanguage([], source, model),
      isSearched(source, model) ? searchPage(source, view, undefined, model) : undefined,
    ]
    return hash(common, source.path, JSON.stringify(parts))
  }
}

/** Returns the hash of what all pages depend on. */
export function commonHash({ setup, site, footer, content }: SiteModel, bundle: ClientBundle): string {
  const parts = [setup.config, site, footer, bundle, fetchedMarkup(content.sidebars)]
  return hash(JSON.stringify(parts, withMaps))
}

function isSelfContained({ components, fences, imports, hasScript }: CompiledMarkdown): boolean {
  if (hasScript || imports.length > 0 || fences.some(({ lang }) => lang === DIAGRAM_LANGUAGE)) return false
  return components.every(({ name }) => SELF_CONTAINED.has(name))
}

function withMaps(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value
}
