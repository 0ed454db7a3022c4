import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { SiteError } from 'docwright/kit/diagnostics'
import { CONFIG_FILE } from 'docwright/kit/site-folder'
import { dirname, join, resolve } from 'pathe'
import { compareBuilds } from './compare'
import { fit, lossesOf } from './fit'
import { loadDocusaurusConfig } from './load-config'
import type { OldSite } from './old-site'
import { printConfig } from './print'
import { alreadyThere } from './problems'
import { reportLosses, reportSurvey } from './report'
import { survey } from './survey'
import { convertedConfig } from './translate'
import { convertTranslations, type NewFile } from './translations'
import { treeOf, withoutDropped } from './tree'

export interface MigrateOptions extends Pick<OldSite, 'modules'> {
  /** The folder of a Docusaurus site. */
  folder: string
  /** Whether to write the configuration, rather than only show it. */
  write: boolean
  /** An old build, to compare the new one with. */
  compare?: string
  /** The new build. */
  outDir: string
}

/**
 * Converts the configuration of a Docusaurus site, and returns the report.
 * @throws SiteError if there is none, it fails, a converted one already exists, or there is no build to compare.
 */
export async function migrate({ folder, write, compare, outDir, modules }: MigrateOptions): Promise<string> {
  if (compare !== undefined) return compareBuilds(compare, outDir)
  const root = resolve(folder)
  const site = { root, modules }
  const target = join(root, CONFIG_FILE)
  if (write && existsSync(target)) throw new SiteError(alreadyThere(join(folder, CONFIG_FILE)))
  const { file, config } = await loadDocusaurusConfig(root)
  const fitted = fit(convertedConfig(site, config))
  const { files, problems } = await convertTranslations(site, config, fitted)
  const all = [{ file: CONFIG_FILE, text: printConfig(fitted, file) }, ...files]
  const found = await survey(site, treeOf(withoutDropped(fitted)))
  if (write) for (const one of all) await writeNew(root, one)
  const said = ({ file, text }: NewFile) =>
    write ? `${join(folder, file)} was written.` : `${join(folder, file)} would be:\n\n${text}`
  return [
    all.map(said).join(write ? '\n' : '\n\n'),
    reportLosses(lossesOf(fitted)),
    reportSurvey([...found, ...problems]),
    write ? '' : 'Nothing was written: run it with --write to write what is shown.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

async function writeNew(root: string, { file, text }: NewFile): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text, { flag: 'wx' })
}
