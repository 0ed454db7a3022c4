import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { compareBuilds } from './compare'
import { fit, lossesOf } from './fit'
import { loadDocusaurusConfig } from './load-config'
import { printConfig } from './print'
import { alreadyThere } from './problems'
import { reportLosses, reportSurvey } from './report'
import { survey } from './survey'
import { translate } from './translate'
import { withoutDropped } from './tree'

const CONFIG_FILE = 'site.config.ts'

export interface MigrateOptions {
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
export async function migrate({ folder, write, compare, outDir }: MigrateOptions): Promise<string> {
  if (compare !== undefined) return compareBuilds(compare, outDir)
  const root = resolve(folder)
  const target = join(root, CONFIG_FILE)
  if (write && existsSync(target)) throw new SiteError(alreadyThere(join(folder, CONFIG_FILE)))
  const { file, config } = await loadDocusaurusConfig(root)
  const fitted = fit(translate(root, config))
  const text = printConfig(fitted, file)
  if (write) await writeFile(target, text, { flag: 'wx' })
  const found = await survey(root, withoutDropped(fitted))
  return [
    write ? `${join(folder, CONFIG_FILE)} was written.` : `${join(folder, CONFIG_FILE)} would be:\n\n${text}`,
    reportLosses(lossesOf(fitted)),
    reportSurvey(found),
    write ? '' : 'Nothing was written: run it with --write to write the file.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
