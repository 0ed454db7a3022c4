import { posix } from 'node:path'
import type { SiteConfig } from '../../config/types'
import { baseRoute } from '../base-route'
import { CURRENT, VERSIONED_DOCS } from './version-names'

export type VersionBanner = 'none' | 'unreleased' | 'unmaintained'

/** What is known of a version before its files are read. */
export interface VersionSetup {
  name: string
  label: string
  isLast: boolean
  /** Where its docs are, without the base path and a trailing slash: `/next`; empty for the site's root. */
  route: string
  /** Folder of its docs, relative to the site's root. */
  folder: string
  banner: VersionBanner
  badge: boolean
  noIndex: boolean
}

/** The versions that are built, in the order of `names`: the current one, then the kept ones, newest first. */
export function versionSetups(names: readonly string[], docs: SiteConfig['docs']): VersionSetup[] {
  const last = lastOf(names, docs)
  return names.map((name) => {
    const own = docs.versions[name]
    const isLast = name === last
    return {
      name,
      label: own?.label ?? (name === CURRENT ? 'Next' : name),
      isLast,
      route: versionRoute(own?.path ?? defaultPath(name, isLast), docs),
      folder: name === CURRENT ? docs.path : `${VERSIONED_DOCS}/version-${name}`,
      banner: own?.banner ?? defaultBanner(name, last, names),
      badge: own?.badge ?? names.length > 1,
      noIndex: own?.noIndex ?? false,
    }
  })
}

/** The one the author names, else the newest that is kept. */
function lastOf(names: readonly string[], { lastVersion }: SiteConfig['docs']): string | undefined {
  if (lastVersion !== undefined && names.includes(lastVersion)) return lastVersion
  return names.find((name) => name !== CURRENT) ?? names[0]
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return ''
  return name === CURRENT ? 'next' : name
}

function versionRoute(path: string, docs: SiteConfig['docs']): string {
  return posix.join(baseRoute(docs) || '/', path).replace(/\/+$/, '')
}

/** What comes before the last version is not released yet, what comes after it is no longer cared for. */
function defaultBanner(name: string, last: string | undefined, names: readonly string[]): VersionBanner {
  if (name === last || last === undefined) return 'none'
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}
