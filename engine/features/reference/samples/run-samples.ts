import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import type { ConfiguredSite } from '../../../feature'
import {
  collectProblems,
  createReporter,
  formatProblem,
  type Reporter,
  SiteError,
} from '../../../kit/diagnostics'
import { cost } from '../../../kit/progress'
import { CONFIG_FILE, TRANSLATIONS, VERSIONED_DOCS } from '../../../kit/site-folder'
import { optionsIn, type ReferenceOptions } from '../options'
import { compileSamples, reportStale } from './check-site'
import { noReference } from './compile/problems'
import { removeStale } from './run/snapshots'
import { isOldVersion, siteFences, siteObserver } from './site-samples'

/**
 * Runs all samples of a site, including translations but not versioned docs, and returns their number. With
 * `isUpdate`, writes the results to the snapshots; otherwise reports differences to `reporter`, without
 * throwing.
 */
export async function checkObservations(
  site: ConfiguredSite,
  options: ReferenceOptions | undefined,
  isUpdate: boolean,
  reporter: Reporter,
): Promise<number> {
  const { root, sources: files } = site
  const readFences = siteFences(site)
  const observer = siteObserver(site, options, isUpdate ? 'everything' : 'nothing')
  const folders = [...files.folders.filter((folder) => !isOldVersion(`${folder}/`)), TRANSLATIONS]
  const patterns = folders.map((folder) => `${folder}/**/*.{md,mdx}`)
  const ignore = ['**/node_modules/**', `${TRANSLATIONS}/**/*${VERSIONED_DOCS}/**`]
  const paths = (await glob(patterns, { cwd: root, ignore })).sort()
  const read = async (path: string) => ({ path, text: await readFile(join(root, path), 'utf8') })
  const sources = await Promise.all(paths.map(read))
  await observer.prepare(sources)
  let samples = 0
  for (const source of sources) {
    const page = await collectProblems(() => observer.observe(source), reporter)
    samples += page?.observations.size ?? 0
    for (const { severity, problem } of page?.problems ?? []) reporter.report(severity, problem)
  }
  if (isUpdate) await removeStale(root, readFences)
  else await reportStale(site, reporter.report)
  return samples
}

/**
 * Compiles and runs the samples of a site without building it; a site without a reference has nothing to compile them
 * against. With `isUpdate`, writes the results to the snapshots. Returns the text to print.
 * @throws SiteError, SiteProblems if a sample does not compile or has changed, or if there is nothing to do.
 */
export async function runSamples(site: ConfiguredSite, isUpdate: boolean): Promise<string> {
  const started = performance.now()
  const options = optionsIn(site.config)
  const reporter = createReporter()
  if (options) {
    const checked = await collectProblems(() => compileSamples(site, options, reporter), reporter)
    if (checked) console.log(checked)
  }
  const run = await checkObservations(site, options, isUpdate, reporter)
  reporter.check()
  if (!options && run === 0) throw new SiteError(noReference(CONFIG_FILE))
  for (const { severity, problem } of reporter.problems) {
    console.warn(`${severity}: ${formatProblem(problem)}\n`)
  }
  const compiled = options ? 'every sample compiles, and ' : ''
  return `${compiled}${run} behave as recorded\n${cost(started)}`
}
