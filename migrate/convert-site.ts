import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { SiteError } from 'docwright/kit/diagnostics'
import { CONFIG_FILE } from 'docwright/kit/site-folder'
import { dirname, join, resolve } from 'pathe'
import { compareBuilds } from './compare'
import { convertDocusaurus, docusaurusConfig } from './docusaurus'
import { lossesOf } from './fit'
import type { Converted, NewFile, OldSite } from './old-site'
import { printConfig } from './print'
import { alreadyThere, noOldConfig } from './problems'
import { reportLosses, reportRenamed, reportSurvey } from './report'
import { renamed } from './script-pages'
import { convertVitePress } from './vitepress/convert'
import { vitePressConfig } from './vitepress/load'

export interface MigrateOptions extends Pick<OldSite, 'modules'> {
  /** The folder of a site of Docusaurus or VitePress. */
  folder: string
  /** Whether to write the configuration, rather than only show it. */
  write: boolean
  /** An old build, to compare the new one with. */
  compare?: string
  /** The new build. */
  outDir: string
}

/**
 * Converts the configuration of a site of another tool, and returns the report.
 * @throws SiteError if there is none, it fails, a converted one already exists, or there is no build to compare.
 */
export async function migrate({ folder, write, compare, outDir, modules }: MigrateOptions): Promise<string> {
  if (compare !== undefined) return compareBuilds(compare, outDir)
  const root = resolve(folder)
  const site = { root, modules }
  const target = join(root, CONFIG_FILE)
  if (write && existsSync(target)) throw new SiteError(alreadyThere(join(folder, CONFIG_FILE)))
  const { from, config, files, scripts = [], losses = [], problems } = await convert(site)
  const all = [{ file: CONFIG_FILE, text: printConfig(config, from) }, ...files]
  if (write) {
    for (const one of all) await writeNew(root, one)
    for (const page of scripts) await rename(join(root, page), join(root, renamed(page)))
  }
  const said = ({ file, text }: NewFile) =>
    write ? `${join(folder, file)} was written.` : `${join(folder, file)} would be:\n\n${text}`
  return [
    all.map(said).join(write ? '\n' : '\n\n'),
    reportRenamed(scripts, write),
    reportLosses([...lossesOf(config), ...losses]),
    reportSurvey(problems),
    write ? '' : 'Nothing was written: run it with --write to write what is shown.',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function convert(site: OldSite): Promise<Converted> {
  const [docusaurus, vitePress] = [docusaurusConfig(site.root), vitePressConfig(site.root)]
  if (docusaurus !== undefined) return convertDocusaurus(site, docusaurus)
  if (vitePress !== undefined) return convertVitePress(site, vitePress)
  throw new SiteError(noOldConfig(site.root))
}

async function writeNew(root: string, { file, text }: NewFile): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text, { flag: 'wx' })
}
