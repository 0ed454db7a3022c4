import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'pathe'
import { realPath } from '../cache/paths'
import { forgetOld, openStore } from '../cache/store'
import { openTable } from '../cache/table'
import { locationInConfig } from '../config/key-lines'
import { SiteError } from '../diagnostics/problem'
import { createReporter, hasFailed, type ReportedProblem, type Reporter } from '../diagnostics/reporter'
import type { Finish } from '../feature'
import { HASHED } from '../page/site'
import { type RunningChecks, startChecks } from '../site/features/checks'
import { prepareSites } from '../site/features/prepare-sites'
import { loadModels, localeReporter } from '../site/load-models'
import { reservedFolder } from '../site/problems'
import { loadSite, type SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import { compressFolder } from './compress'
import { createFileWriter } from './file-writer'
import { type BuildTarget, type BuiltLocale, buildLocale } from './locale-build'
import { beginPartial, checkOutFolder, clearRemains, partialFolder, replaceOutFolder } from './partial-folder'
import { noPages } from './problems'

export interface BuildOptions {
  /** Path of the site's folder. */
  folder: string
  /** Output folder. It is replaced as a whole, and only by a successful build. */
  outDir: string
  cache?: string
}

export interface BuildResult {
  pages: number
  /** Problems that did not fail the build. */
  problems: readonly ReportedProblem[]
  /** What was checked, to print. */
  checked: string[]
  /** Absolute paths of the files that fences show, which may be outside the site's folder. */
  shown: string[]
}

/**
 * Builds a site in all its locales.
 * @throws SiteError, SiteProblems if a problem has the severity `throw`, or `outDir` may contain an author's files. The
 * folder is then unchanged.
 */
export async function buildSite({ folder, outDir: named, cache }: BuildOptions): Promise<BuildResult> {
  const setup = await loadSite(folder, 'production', cache)
  // The folder that a link leads to is replaced, not the link.
  const outDir = await realPath(named)
  await checkOutFolder(outDir, setup)
  await clearRemains(outDir)
  const partial = partialFolder(outDir)
  try {
    const writer = createFileWriter(partial, outDir, openTable(setup.cache, 'written'))
    const result = await buildInto({ folder: partial, writeFile: writer.write }, setup)
    await replaceOutFolder(outDir, partial)
    writer.save()
    return result
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}

async function buildInto(target: BuildTarget, setup: SiteSetup): Promise<BuildResult> {
  const reporter = createReporter()
  try {
    return await buildLocales(target, setup, reporter)
  } catch (error) {
    // Report earlier problems along with the one that ended the build.
    if (error instanceof SiteError) {
      reporter.report('throw', error.problem, { cause: error.cause })
      reporter.check()
    }
    throw error
  }
}

async function buildLocales(target: BuildTarget, setup: SiteSetup, reporter: Reporter): Promise<BuildResult> {
  const models = await loadModels(setup, reporter)
  for (const model of models) {
    checkPages(model, reporterOf(model, reporter))
    checkHashed(model, reporterOf(model, reporter))
  }
  reporter.check()
  await beginPartial(target.folder)
  const finishing = await prepareSites(models)
  const checks = startChecks(setup)
  try {
    return await buildBeside({ checks, finishing }, models, target, reporter)
  } finally {
    checks.stop()
  }
}

/** Writes the site while its features check it. */
async function buildBeside(
  { checks, finishing }: { checks: RunningChecks; finishing: readonly Finish[] },
  models: readonly [SiteModel, ...SiteModel[]],
  target: BuildTarget,
  reporter: Reporter,
): Promise<BuildResult> {
  const [{ setup }] = models
  const built: BuiltLocale[] = []
  const isKnown = (path: string) => built.some(({ hasFile }) => hasFile(path))
  for (const model of models)
    built.push(await buildLocale(model, target, isKnown, reporterOf(model, reporter)))
  for (const { check, model } of built) check.run(reporterOf(model, reporter))
  const checked = await checks.finish(reporter)
  for (const finish of finishing) await finish({ report: reporter.report, hasFailed: hasFailed(reporter) })
  reporter.check()
  for (const { writeCheckedFiles } of built) await writeCheckedFiles()
  const compressed = openStore(setup.cache, 'compressed')
  if (setup.config.output.precompress) compressFolder(target.folder, compressed, target.writeFile)
  compressed.forgetUnused()
  forgetOld(setup.cache)
  const pages = built.reduce((sum, built) => sum + built.pages, 0)
  const shown = [...new Set(models.flatMap(({ links }) => [...links.shown]))].sort()
  return { pages, problems: reporter.problems, shown, checked }
}

function reporterOf({ setup, site }: SiteModel, reporter: Reporter): Reporter {
  return setup.layers.own === undefined ? reporter : localeReporter(reporter, site.locale.code)
}

/** Keeps the folder of the files that are named by their content free of all others. */
function checkHashed({ content, setup }: SiteModel, reporter: Reporter): void {
  const { root, own = root } = setup.layers
  const folder = relative(root, join(own, 'static', HASHED))
  const pages = [...content.byRoute].filter(([route]) => route.startsWith(`/${HASHED}`))
  const sources = pages.map(([, { path }]) => path)
  if (existsSync(join(root, folder))) sources.push(folder)
  for (const source of sources) reporter.report('throw', reservedFolder(HASHED, source))
}

/** Prevents a site without pages from replacing an earlier build. */
function checkPages({ content, setup }: SiteModel, reporter: Reporter): void {
  const { docs, pages } = setup.config
  if (content.byRoute.size > 0) return
  const location = locationInConfig(setup.config, ['docs', 'path'])
  reporter.report('throw', noPages(location, [docs.path, pages.path]))
}
