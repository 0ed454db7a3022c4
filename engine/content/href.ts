import { existsSync } from 'node:fs'
import { join } from 'pathe'
import type { I18nConfig } from '../config/types'
import { percentDecode, splitUrl } from '../page/href'
import { cleanPath } from '../page/site'
import { fileInLocale, type Layers } from './layers'
import type { CleanLink } from './types'

/**
 * Returns the URL path of a route, with the base path and with percent-encoding: `/docs/` and `/intro` give
 * `/docs/intro`; `/` gives the base path itself.
 */
export function withBase(basePath: string, route: string): string {
  // What is already percent-encoded stays as it is.
  return basePath + encodeURI(route.slice(1)).replaceAll('%25', '%')
}

/** Returns the route of a path in the site: the inverse of `withBase`. */
export function routeOf(basePath: string, path: string): string {
  return percentDecode(`/${path.slice(basePath.length)}`)
}

/** Returns what stands for a path on disks that ignore case and how accents are written, as on macOS and Windows. */
export function foldPath(path: string): string {
  return percentDecode(path).normalize().toLowerCase()
}

export function createCleanLink(
  layers: Layers,
  { localeConfigs }: Pick<I18nConfig, 'localeConfigs'>,
): CleanLink {
  const starts = Object.values(localeConfigs).flatMap(({ path }) => (path === '' ? [] : [`/${path}`]))
  const isFile = (path: string): boolean => {
    const name = path.endsWith('/') ? `${path}index.html` : path
    return existsSync(fileInLocale(join(layers.root, 'static', percentDecode(name)), layers))
  }
  return (link) => {
    const { path } = splitUrl(link)
    const clean = cleanPath(path)
    const isPage = clean !== path && !starts.includes(clean) && !isFile(path)
    return isPage ? clean + link.slice(path.length) : link
  }
}

/** Returns HTML with its `href`s cleaned, given and returned with the base path. */
export function cleanLinks(html: string, basePath: string, cleanLink: CleanLink): string {
  return html.replace(/(\shref=(["']))([^"']*)(?=\2)/gi, (link, start: string, _, href: string) =>
    href.startsWith(basePath) ? start + basePath + cleanLink(href.slice(basePath.length - 1)).slice(1) : link,
  )
}

/** Returns the route of a section, without base path and trailing slash: `/blog`, or '' for the root. */
export function baseRoute({ routeBasePath }: { routeBasePath: string }): string {
  const path = routeBasePath.replace(/^\/+|\/+$/g, '')
  return path === '' ? '' : `/${path}`
}
