import { type KeyPath, keyLine, locationInConfig, locationOfOption } from '../config/key-lines'
import { cleanLinks, withBase } from '../content/href'
import { fileOfHref, isExternal } from '../page/href'
import { CONFIG_FILE } from '../site/file-names'
import type { SiteModel } from '../site/site-model'
import { htmlLinks } from './html-links'

/** The location of a URL that is not in the text of a page. */
export interface LinkOwner {
  file: string
  line?: number
}

/** The parts of a site's model that exist before its pages are built. */
type Linked = Pick<SiteModel, 'content'> & { setup: Pick<SiteModel['setup'], 'config' | 'sidebars'> }

/**
 * Returns the owners of links by URL: configuration and sidebars for the layout, and those that features know of.
 */
export function linkOwners(site: Linked): Map<string, LinkOwner> {
  const { config, sidebars } = site.setup
  const owners = new Map<string, LinkOwner>([[config.baseUrl, { file: CONFIG_FILE }]])
  for (const { value, file, text } of sidebars.values()) {
    for (const [address, path] of addresses(value, [], site))
      owners.set(address, { file, line: keyLine(text, path) })
  }
  const { themeConfig } = config
  const written = [
    ...addresses({ themeConfig, head: config.head }, [], site).map(([address, path]) => ({
      address,
      location: locationInConfig(config, path),
    })),
    ...config.features.flatMap(({ name, options }) =>
      addresses(options, [], site).map(([address, path]) => ({
        address,
        location: locationOfOption(config, name, path),
      })),
    ),
  ]
  for (const { address, location } of written) if (location) owners.set(address, location)
  for (const [address, feature] of site.content.linkedBy ?? []) {
    const location = locationOfOption(config, feature, [])
    if (location) owners.set(address, location)
  }
  for (const [address, file] of site.content.owners) owners.set(address, { file })
  return owners
}

/** Returns the URLs in a part of the configuration, each with the path of its key. */
function addresses(value: unknown, path: KeyPath, site: Linked): [address: string, path: KeyPath][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => addresses(item, [...path, key], site))
  if (typeof value !== 'string') return []
  return addressesAt(String(path.at(-1)).toLowerCase(), value, site).map((address) => [address, path])
}

/** Keys whose values are HTML. */
const HTML_KEYS: ReadonlySet<string> = new Set(['content', 'value', 'html'])

function addressesAt(key: string, value: string, { content, setup }: Linked): string[] {
  const { baseUrl } = setup.config
  if (HTML_KEYS.has(key)) {
    const { links, loads, frames, refused } = htmlLinks(cleanLinks(value, baseUrl, content.cleanLink))
    return [...links, ...loads, ...frames, ...refused]
  }
  if (key === 'src' || key === 'srcdark') return [withBase(baseUrl, `/${value.replace(/^\//, '')}`)]
  if (key !== 'to' && key !== 'href') return []
  const file = fileOfHref(value)
  if (file === undefined && isExternal(value)) return []
  return [withBase(baseUrl, file ?? content.cleanLink(value))]
}
