import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { basename, dirname, join } from 'pathe'
import { type KeyPath, keyLine, placeInConfig } from '../../config/key-lines'
import type { SiteConfig } from '../../config/types'
import { nearest } from '../../diagnostics/nearest'
import type { Reporter } from '../../diagnostics/reporter'
import { baseRoute } from '../href'
import { missingVersionFolder, noVersions, unknownVersion } from './problems'
import { CURRENT, VERSIONED_DOCS, VERSIONS_FILE, type VersionNames } from './version-names'

/** The versions that a site builds. Without a `versions.json` that is the current one alone. */
export function readVersions(
  root: string,
  config: SiteConfig,
  kept: VersionNames,
  reporter: Reporter,
): VersionSetup[] {
  const { includeCurrentVersion, onlyIncludeVersions } = config.docs
  const existing = [...(includeCurrentVersion ? [CURRENT] : []), ...kept.names]
  const included = existing.filter((name) => onlyIncludeVersions?.includes(name) ?? true)
  checkNames(config, existing, included, reporter)
  if (included.length === 0) {
    const key = existing.length === 0 ? 'includeCurrentVersion' : 'onlyIncludeVersions'
    reporter.report('throw', noVersions(placeInConfig(config, ['docs', key]), key))
  }
  const versions = versionSetups(included, config.docs)
  for (const version of versions) checkFolder(root, version, kept, reporter)
  return versions
}

/** Reports every version that the configuration names and that does not exist, or is left out. */
function checkNames(config: SiteConfig, existing: string[], included: string[], reporter: Reporter): void {
  const { lastVersion, onlyIncludeVersions = [], versions } = config.docs
  const check = (path: KeyPath, name: string, known: string[]) => {
    if (known.includes(name)) return
    const place = placeInConfig(config, ['docs', ...path])
    const key = `docs.${String(path[0])}`
    reporter.report('throw', unknownVersion(place, key, name, nearest(name, known), known))
  }
  for (const [at, name] of onlyIncludeVersions.entries()) check(['onlyIncludeVersions', at], name, existing)
  const configurable = [...new Set([CURRENT, ...existing])]
  for (const name of Object.keys(versions)) check(['versions', name], name, configurable)
  if (lastVersion !== undefined && included.length > 0) check(['lastVersion'], lastVersion, included)
}

function checkFolder(root: string, version: VersionSetup, { text, names }: VersionNames, reporter: Reporter) {
  const { name, folder } = version
  if (name === CURRENT || existsSync(join(root, folder))) return
  const existing = namesBelow(root, dirname(folder))
  const free = existing.filter((found) => !names.some((kept) => found === `version-${kept}`))
  const near = nearest(basename(folder), free)
  const place = { file: VERSIONS_FILE, line: keyLine(text, [names.indexOf(name)]) }
  reporter.report('throw', missingVersionFolder(place, { version: name, path: folder, near, existing }))
}

/** What a folder of the site holds, in order; nothing where there is no such folder. */
export function namesBelow(root: string, folder: string): string[] {
  const path = join(root, folder)
  return existsSync(path) ? readdirSync(path).sort() : []
}

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
