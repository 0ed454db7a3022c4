import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { TRANSLATIONS } from '../content/layers'
import { VERSIONED_DOCS } from '../content/versions/version-names'
import { formatProblem, SiteError } from '../diagnostics/problem'
import { collectProblems, createReporter, type Reporter } from '../diagnostics/reporter'
import { createFenceIndex } from '../markdown/plugins/code-fences'
import { describeReport } from '../samples/compile/check-samples'
import { noReference } from '../samples/compile/problems'
import type { ReadFences } from '../samples/fences/read-fences'
import { removeStale, staleObservations } from '../samples/run/snapshots'
import { siteFences, siteObserver } from '../site/observed-samples'
import { CONFIG_FILE, loadSite, type SiteSetup } from '../site/setup'
import { startSampleCheck } from './sample-check'

/**
 * Runs every sample of a site that is to be run, those of translations too; not those of kept versions. Where
 * `isUpdate`, what they do now is what they are to do; else a difference is a problem for `reporter`, which is not
 * checked here. Returns how many there are.
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

/** Harmless, and so a warning. */
export async function reportStale(root: string, readFences: ReadFences, reporter: Reporter): Promise<void> {
  for (const problem of await staleObservations(root, readFences)) reporter.report('warn', problem)
}

/**
 * Compiles the samples of a site, runs those that are to be run, and does nothing else. Where `isUpdate`, what
 * they do now is what they are to do. Returns what to print.
 * @throws SiteError, SiteProblems where a sample does not compile, or the site has no packages to compile against.
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
  return `every sample compiles, and ${run} do what they are known to do`
}
