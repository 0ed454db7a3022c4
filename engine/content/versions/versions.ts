import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'pathe'
import { type KeyPath, keyLine } from '../../config/key-lines'
import { placeInConfig } from '../../config/origin'
import type { SiteConfig } from '../../config/types'
import { nearest } from '../../diagnostics/nearest'
import type { Reporter } from '../../diagnostics/reporter'
import { missingVersionFolder, noVersions, unknownVersion } from './problems'
import { CURRENT, VERSIONS_FILE, type VersionNames } from './version-names'
import { type VersionSetup, versionSetups } from './version-setups'

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
