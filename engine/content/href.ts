import { existsSync } from 'node:fs'
import { join } from 'pathe'
import type { I18nConfig } from '../config/types'
import { decodePath } from '../page/href'
import { cleanPath } from '../page/site'
import { fileInLocale, type Layers } from './layers'

/**
 * The address of a route: with the base path, and with letters that no address can hold written as `%20`.
 * `/docs/` and `/intro` give `/docs/intro`; `/` gives the base path itself.
 */
export function withBase(basePath: string, route: string): string {
  // What is percent-encoded already stays as it is.
  return basePath + encodeURI(route.slice(1)).replaceAll('%25', '%')
}

/** The route behind an address of the site: the way back from `withBase`. */
export function routeOf(basePath: string, path: string): string {
  return decodePath(`/${path.slice(basePath.length)}`)
}

/**
 * A link from the root of the site, as pages have it: `/two/?a#b` and `/two.html?a#b` are `/two?a#b`, since a host that
 * knows files only has no other name for that page. What is no page stays as it is: a file below `static`, and the
 * start of another locale.
 */
export type CleanLink = (link: string) => string

export function createCleanLink(
  layers: Layers,
  { localeConfigs }: Pick<I18nConfig, 'localeConfigs'>,
): CleanLink {
  const starts = Object.values(localeConfigs).flatMap(({ path }) => (path === '' ? [] : [`/${path}`]))
  const isFile = (path: string): boolean => {
    const name = path.endsWith('/') ? `${path}index.html` : path
    return existsSync(fileInLocale(join(layers.root, 'static', decodePath(name)), layers))
  }
  return (link) => {
    const [path = ''] = link.split(/[?#]/, 1)
    const clean = cleanPath(path)
    const isPage = clean !== path && !starts.includes(clean) && !isFile(path)
    return isPage ? clean + link.slice(path.length) : link
  }
}

/** HTML whose `href`s are cleaned; they begin with the base path. */
export function cleanLinks(html: string, basePath: string, cleanLink: CleanLink): string {
  return html.replace(/(\shref=(["']))([^"']*)(?=\2)/gi, (link, start: string, _, href: string) =>
    href.startsWith(basePath) ? start + basePath + cleanLink(href.slice(basePath.length - 1)).slice(1) : link,
  )
}

/** The route of a part of the site, without the base path and a trailing slash: `/blog`, or '' for the root. */
export function baseRoute({ routeBasePath }: { routeBasePath: string }): string {
  const path = routeBasePath.replace(/^\/+|\/+$/g, '')
  return path === '' ? '' : `/${path}`
}
