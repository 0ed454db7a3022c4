import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { TRANSLATIONS } from '../../../content/layers'
import { VERSIONED_DOCS } from '../../../content/versions/version-names'
import { formatProblem, SiteError } from '../../../diagnostics/problem'
import { collectProblems, createReporter, type Reporter } from '../../../diagnostics/reporter'
import { createFenceIndex } from '../../../markdown/plugins/code-fences'
import { CONFIG_FILE, loadSite, type SiteSetup } from '../../../site/setup'
import { describeReport } from '../samples/compile/check-samples'
import { noReference } from '../samples/compile/problems'
import type { ReadFences } from '../samples/fences/read-fences'
import { siteFences, siteObserver } from '../samples/observed-samples'
import { removeStale, staleObservations } from '../samples/run/snapshots'
import { startSampleCheck } from './sample-check'

/**
 * Runs all samples of a site, including translations but not versioned docs, and returns their number. With
 * `isUpdate`, writes the results to the snapshots; otherwise reports differences to `reporter`, without
 * throwing.
 */
export async function checkObservations(
  setup: SiteSetup,
  isUpdate: boolean,
  readFences: ReadFences,
  reporter: Reporter,
): Promise<number> {
  const { root, config } = setup
  const { docs, pages, blog } = config
  const observer = siteObserver(setup, isUpdate ? 'everything' : 'nothing', readFences)
  const folders = [docs.path, pages.path, ...(blog ? [blog.path] : []), TRANSLATIONS]
  const patterns = folders.map((folder) => `${folder}/**/*.{md,mdx}`)
  const ignore = ['**/node_modules/**', `${TRANSLATIONS}/**/${VERSIONED_DOCS}/**`]
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
  else await reportStale(root, readFences, reporter)
  return samples
}

/** Reports stale snapshots as warnings, since they are harmless. */
export async function reportStale(root: string, readFences: ReadFences, reporter: Reporter): Promise<void> {
  for (const problem of await staleObservations(root, readFences)) reporter.report('warn', problem)
}

/**
 * Compiles and runs the samples of a site without building it. With `isUpdate`, writes the results to the
 * snapshots. Returns the text to print.
 * @throws SiteError, SiteProblems if a sample does not compile, or the site has no packages to compile
 * against.
 */
export async function runSamples(folder: string, isUpdate: boolean, cache?: string): Promise<string> {
  const setup = await loadSite(folder, 'production', cache)
  if (!setup.config.reference) throw new SiteError(noReference(CONFIG_FILE))
  const reporter = createReporter()
  const readFences = siteFences(setup, createFenceIndex())
  const report = await startSampleCheck(setup, readFences).finish(reporter)
  if (report) console.log(describeReport(report))
  const run = await checkObservations(setup, isUpdate, readFences, reporter)
  reporter.check()
  for (const { severity, problem } of reporter.problems) {
    console.warn(`${severity}: ${formatProblem(problem)}\n`)
  }
  return `every sample compiles, and ${run} behave as recorded`
}
