import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'pathe'
import { writeWhole } from '../cache/paths'
import { localeFolder } from '../content/layers'
import { setFiles } from '../content/versions/set-files'
import { isVersionName, readVersionNames } from '../content/versions/version-names'
import { sidebarsFileName } from '../content/versions/version-sidebars'
import { SiteError } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { nameInSet, setOfVersion } from '../page/docs-set'
import { loadLocale, loadSite, type SiteSetup } from '../site/setup'
import { noDocsToCopy, versionExists, wrongNewVersion } from './problems'

export interface NewVersion {
  /** Relative to the site's root. */
  docs: string
  files: number
  /** The file that lists the versions, and the folder of the version in progress; relative like `docs`. */
  list: string
  current: string
}

/**
 * Makes the pages as they are now a version of their own: copies them and their translations, writes the sidebars as data, and
 * lists the version first in `versions.json`.
 * @param wanted Its name, after the id of its set of docs and a slash if that is not the default one.
 * @throws SiteError, SiteProblems if the name or the list of versions cannot be used; nothing is written then.
 */
export async function newVersion(folder: string, wanted: string): Promise<NewVersion> {
  const site = await loadSite(folder, 'production')
  const { root, config } = site
  const name = nameInSet(wanted)
  const set = config.docs.find(({ id }) => id === setOfVersion(wanted))
  if (!set || !isVersionName(name)) throw new SiteError(wrongNewVersion(wanted))
  const ofSet = setFiles(set)
  const reporter = createReporter()
  const { names } = readVersionNames(root, ofSet, reporter)
  reporter.check()
  const docs = `${ofSet.docs}/version-${name}`
  const sidebars = `${ofSet.sidebars}/${sidebarsFileName(name)}`
  const taken = names.includes(name)
    ? ofSet.list
    : [docs, sidebars].find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw new SiteError(versionExists(name, taken))
  if (!existsSync(join(root, set.path))) throw new SiteError(noDocsToCopy(set.path))
  for (const setup of await localesOf(site)) await copyVersion(setup, set, docs, sidebars)
  // Listed last, so that no build meets half a version.
  await writeJson(join(root, ofSet.list), [name, ...names])
  const copied = readdirSync(join(root, docs), { recursive: true, withFileTypes: true })
  const files = copied.filter((entry) => entry.isFile()).length
  return { docs, files, list: ofSet.list, current: set.path }
}

async function localesOf(site: SiteSetup): Promise<SiteSetup[]> {
  const { defaultLocale, locales } = site.config.i18n
  const others = locales.filter((code) => code !== defaultLocale)
  return [site, ...(await Promise.all(others.map((code) => loadLocale(site, code))))]
}

/** Copies what one locale has of its own. */
async function copyVersion(
  { root, config, sidebars }: SiteSetup,
  { id, path }: { id: string; path: string },
  docs: string,
  file: string,
): Promise<void> {
  const folder = localeFolder(config.i18n) ?? ''
  const from = join(root, folder, path)
  if (existsSync(from)) cpSync(from, join(root, folder, docs), { recursive: true })
  const own = sidebars.get(id)
  if (own?.file.startsWith(folder)) await writeJson(join(root, folder, file), own.value)
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeWhole(file, `${JSON.stringify(value, null, 2)}\n`)
}
