import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { join } from 'pathe'
import { type KeyPath, locationInConfig } from '../../config/key-lines'
import { keyName } from '../../config/problems'
import type { DocsSet, SiteConfig } from '../../config/types'
import type { Reporter } from '../../diagnostics/reporter'
import { nameInSite } from '../../page/docs-set'
import { baseRoute } from '../href'
import { unknownName } from '../problems'
import type { VersionBanner, VersionSetup } from '../types'
import { noVersions } from './problems'
import { setFiles } from './set-files'
import { CURRENT, reportMissing, type VersionNames } from './version-names'

/** Returns the versions of a set of docs that a site builds: only the current one if no file lists others. */
export function readVersions(
  root: string,
  config: SiteConfig,
  docs: DocsSet,
  released: VersionNames,
  reporter: Reporter,
): VersionSetup[] {
  const { includeCurrentVersion, onlyIncludeVersions } = docs
  const existing = [...(includeCurrentVersion ? [CURRENT] : []), ...released.names]
  const included = existing.filter((name) => onlyIncludeVersions?.includes(name) ?? true)
  checkNames(config, docs, existing, included, reporter)
  if (included.length === 0) {
    const key = existing.length === 0 ? 'includeCurrentVersion' : 'onlyIncludeVersions'
    const path = [...docs.key, key]
    const names = { path: keyName(path), list: released.file }
    reporter.report('throw', noVersions(locationInConfig(config, path), key, names))
  }
  const versions = versionSetups(included, docs)
  for (const name of included) checkFolder(root, docs, name, released, reporter)
  return versions
}

/** Reports configured version names that do not exist, or that are left out of the build. */
function checkNames(
  config: SiteConfig,
  { lastVersion, onlyIncludeVersions = [], versions, key }: DocsSet,
  existing: string[],
  included: string[],
  reporter: Reporter,
): void {
  const check = (path: readonly [string, ...KeyPath], name: string, known: string[]) => {
    if (known.includes(name)) return
    const user = `The key \`${keyName([...key, path[0]])}\` of the configuration`
    const problem = unknownName({
      user,
      kind: 'version',
      name,
      known,
      otherwise: 'Name one of them, or remove it.',
    })
    reporter.report('throw', { ...problem, ...locationInConfig(config, [...key, ...path]) })
  }
  for (const [at, name] of onlyIncludeVersions.entries()) check(['onlyIncludeVersions', at], name, existing)
  const configurable = [...new Set([CURRENT, ...existing])]
  for (const name of Object.keys(versions)) check(['versions', name], name, configurable)
  if (lastVersion !== undefined && included.length > 0) check(['lastVersion'], lastVersion, included)
}

function checkFolder(
  root: string,
  docs: DocsSet,
  version: string,
  released: VersionNames,
  reporter: Reporter,
): void {
  const folder = setFiles(docs).docs
  const folderName = (name: string) => `version-${name}`
  if (version === CURRENT || existsSync(join(root, folder, folderName(version)))) return
  reportMissing({ root, released, version, part: 'docs', folder, nameOf: folderName }, reporter)
}

/** Returns the versions to build, in the order of `names`: the current one, then the released ones, newest first. */
function versionSetups(names: readonly string[], docs: DocsSet): VersionSetup[] {
  const last = lastOf(names, docs)
  const folder = setFiles(docs).docs
  return names.map((name) => {
    const own = docs.versions[name]
    const isLast = name === last
    return {
      name: nameInSite(docs.id, name),
      set: docs.id,
      label: own?.label ?? (name === CURRENT ? 'Next' : name),
      isLast,
      route: versionRoute(own?.path ?? defaultPath(name, isLast), docs),
      folder: name === CURRENT ? docs.path : `${folder}/version-${name}`,
      banner: own?.banner ?? defaultBanner(name, last, names),
      badge: own?.badge ?? names.length > 1,
      noIndex: own?.noIndex ?? false,
    }
  })
}

/** Returns the one that the author names, or else the newest release. */
function lastOf(names: readonly string[], { lastVersion }: DocsSet): string | undefined {
  if (lastVersion !== undefined && names.includes(lastVersion)) return lastVersion
  return names.find((name) => name !== CURRENT) ?? names[0]
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return ''
  return name === CURRENT ? 'next' : name
}

function versionRoute(path: string, docs: DocsSet): string {
  return posix.join(baseRoute(docs) || '/', path).replace(/\/+$/, '')
}

/** Versions before the last one are not released yet; those after it are no longer maintained. */
function defaultBanner(name: string, last: string | undefined, names: readonly string[]): VersionBanner {
  if (name === last || last === undefined) return 'none'
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}
