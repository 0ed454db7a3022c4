import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { TRANSLATIONS } from '../content/layers'
import { VERSIONED_DOCS } from '../content/versions/version-names'
import { collectProblems, type Reporter } from '../diagnostics/reporter'
import type { ReadFences } from '../samples/fences/read-fences'
import { removeStale, staleObservations } from '../samples/run/stale'
import { siteObserver } from '../site/observed-samples'
import type { SiteSetup } from '../site/setup'

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
