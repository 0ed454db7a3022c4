import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { noPages } from '../errors/catalog-build'
import { createReporter, type ReportedProblem, type Reporter } from '../errors/reporter'
import { compressFolder } from './compress'
import { loadModels } from './load-models'
import { type BuiltLocale, buildLocale } from './locale-build'
import { localeReporter } from './locale-reporter'
import { checkOutFolder } from './out-folder'
import type { SiteModel } from './site-model'
import { loadSite, type SiteSetup } from './site-setup'

export interface BuildOptions {
  /** The site's folder. */
  folder: string
  /** Where the site is written; replaced as a whole, and only by a build that succeeds. */
  outDir: string
  cache?: string
}

export interface BuildResult {
  pages: number
  /** Problems that did not end the build. */
  problems: readonly ReportedProblem[]
}

/**
 * Builds a site, in all its locales.
 * @throws SiteError, SiteProblems where a problem has the severity `throw`, or `outDir` may hold an author's
 * files; it is then as it was.
 */
export async function buildSite({ folder, outDir, cache }: BuildOptions): Promise<BuildResult> {
  const setup = await loadSite(folder, 'production', cache)
  await checkOutFolder(outDir, setup)
  const partial = `${outDir}.partial`
  try {
    const result = await buildInto(partial, setup)
    await rm(outDir, { recursive: true, force: true })
    await rename(partial, outDir)
    return result
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

async function buildInto(outDir: string, setup: SiteSetup): Promise<BuildResult> {
  const reporter = createReporter()
  const models = await loadModels(setup, reporter)
  for (const model of models) checkPages(model, reporterOf(model, reporter))
  reporter.check()
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  const built: BuiltLocale[] = []
  const isKnown = (path: string) => built.some(({ hasFile }) => hasFile(path))
  for (const model of models)
    built.push(await buildLocale(model, outDir, isKnown, reporterOf(model, reporter)))
  for (const { check, model } of built) check.run(reporterOf(model, reporter))
  reporter.check()
  await compressFolder(outDir, join(setup.cache, 'compressed'))
  return { pages: built.reduce((sum, { pages }) => sum + pages, 0), problems: reporter.problems }
}

function reporterOf({ setup, site }: SiteModel, reporter: Reporter): Reporter {
  return setup.layers.own === undefined ? reporter : localeReporter(reporter, site.locale.code)
}

/** A site without pages would replace an earlier build by nothing. */
function checkPages({ content, setup }: SiteModel, reporter: Reporter): void {
  const { docs, pages } = setup.config
  if (content.byRoute.size === 0) reporter.report('throw', noPages([docs.path, pages.path]))
}
