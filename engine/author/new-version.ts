import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'pathe'
import { writeWhole } from '../cache/paths'
import { localeFolder } from '../content/layers'
import {
  isVersionName,
  readVersionNames,
  VERSIONED_DOCS,
  VERSIONED_SIDEBARS,
  VERSIONS_FILE,
} from '../content/versions/version-names'
import { sidebarsFileName } from '../content/versions/version-sidebars'
import { SiteError } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { loadLocale, loadSite, type SiteSetup } from '../site/setup'
import { noDocsToCopy, versionExists, wrongNewVersion } from './problems'

export interface NewVersion {
  /** Relative to the site's root. */
  docs: string
  files: number
}

/**
 * Makes the pages as they are now a version of their own: copies them and their translations, writes the sidebars as data, and
 * lists the version first in `versions.json`.
 * @throws SiteError, SiteProblems if the name or the list of versions cannot be used; nothing is written then.
 */
export async function newVersion(folder: string, name: string): Promise<NewVersion> {
  const site = await loadSite(folder, 'production')
  const { root, config } = site
  if (!isVersionName(name)) throw new SiteError(wrongNewVersion(name))
  const reporter = createReporter()
  const { names } = readVersionNames(root, reporter)
  reporter.check()
  const docs = `${VERSIONED_DOCS}/version-${name}`
  const sidebars = `${VERSIONED_SIDEBARS}/${sidebarsFileName(name)}`
  const taken = names.includes(name)
    ? VERSIONS_FILE
    : [docs, sidebars].find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw new SiteError(versionExists(name, taken))
  if (!existsSync(join(root, config.docs.path))) throw new SiteError(noDocsToCopy(config.docs.path))
  for (const setup of await localesOf(site)) await copyVersion(setup, docs, sidebars)
  // Listed last, so that no build meets half a version.
  await writeJson(join(root, VERSIONS_FILE), [name, ...names])
  const copied = readdirSync(join(root, docs), { recursive: true, withFileTypes: true })
  return { docs, files: copied.filter((entry) => entry.isFile()).length }
}

async function localesOf(site: SiteSetup): Promise<SiteSetup[]> {
  const { defaultLocale, locales } = site.config.i18n
  const others = locales.filter((code) => code !== defaultLocale)
  return [site, ...(await Promise.all(others.map((code) => loadLocale(site, code))))]
}

/** Copies what one locale has of its own. */
async function copyVersion({ root, config, sidebars }: SiteSetup, docs: string, file: string): Promise<void> {
  const folder = localeFolder(config.i18n) ?? ''
  const from = join(root, folder, config.docs.path)
  if (existsSync(from)) cpSync(from, join(root, folder, docs), { recursive: true })
  const isOwn = sidebars?.file.startsWith(folder) === true
  if (isOwn) await writeJson(join(root, folder, file), sidebars.value)
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeWhole(file, `${JSON.stringify(value, null, 2)}\n`)
}
