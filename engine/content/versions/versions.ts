import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { join } from 'pathe'
import { type KeyPath, locationInConfig } from '../../config/key-lines'
import type { SiteConfig } from '../../config/types'
import type { Reporter } from '../../diagnostics/reporter'
import { baseRoute } from '../href'
import { unknownName } from '../problems'
import type { VersionBanner, VersionSetup } from '../types'
import { noVersions } from './problems'
import { CURRENT, reportMissing, VERSIONED_DOCS, type VersionNames } from './version-names'

/** Returns the versions that a site builds: only the current one without a `versions.json`. */
export function readVersions(
  root: string,
  config: SiteConfig,
  released: VersionNames,
  reporter: Reporter,
): VersionSetup[] {
  const { includeCurrentVersion, onlyIncludeVersions } = config.docs
  const existing = [...(includeCurrentVersion ? [CURRENT] : []), ...released.names]
  const included = existing.filter((name) => onlyIncludeVersions?.includes(name) ?? true)
  checkNames(config, existing, included, reporter)
  if (included.length === 0) {
    const key = existing.length === 0 ? 'includeCurrentVersion' : 'onlyIncludeVersions'
    reporter.report('throw', noVersions(locationInConfig(config, ['docs', key]), key))
  }
  const versions = versionSetups(included, config.docs)
  for (const { name } of versions) checkFolder(root, name, released, reporter)
  return versions
}

/** Reports configured version names that do not exist, or that are left out of the build. */
function checkNames(config: SiteConfig, existing: string[], included: string[], reporter: Reporter): void {
  const { lastVersion, onlyIncludeVersions = [], versions } = config.docs
  const check = (path: KeyPath, name: string, known: string[]) => {
    if (known.includes(name)) return
    const user = `The key \`docs.${String(path[0])}\` of the configuration`
    const problem = unknownName({
      user,
      kind: 'version',
      name,
      known,
      otherwise: 'Name one of them, or remove it.',
    })
    reporter.report('throw', { ...problem, ...locationInConfig(config, ['docs', ...path]) })
  }
  for (const [at, name] of onlyIncludeVersions.entries()) check(['onlyIncludeVersions', at], name, existing)
  const configurable = [...new Set([CURRENT, ...existing])]
  for (const name of Object.keys(versions)) check(['versions', name], name, configurable)
  if (lastVersion !== undefined && included.length > 0) check(['lastVersion'], lastVersion, included)
}

function checkFolder(root: string, version: string, released: VersionNames, reporter: Reporter): void {
  const folderName = (name: string) => `version-${name}`
  if (version === CURRENT || existsSync(join(root, VERSIONED_DOCS, folderName(version)))) return
  reportMissing(
    { root, released, version, part: 'docs', folder: VERSIONED_DOCS, nameOf: folderName },
    reporter,
  )
}

/** Returns the versions to build, in the order of `names`: the current one, then the released ones, newest first. */
function versionSetups(names: readonly string[], docs: SiteConfig['docs']): VersionSetup[] {
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

/** Returns the one that the author names, or else the newest release. */
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

/** Versions before the last one are not released yet; those after it are no longer maintained. */
function defaultBanner(name: string, last: string | undefined, names: readonly string[]): VersionBanner {
  if (name === last || last === undefined) return 'none'
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}
