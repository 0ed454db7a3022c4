import { relative } from 'pathe'
import { forgetOld } from '../cache/store'
import { createReporter, hasFailed, type ReportedProblem, type Reporter } from '../diagnostics/reporter'
import { loadSite, type SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import { describeSources } from './build-sources'
import { type BundledLocale, bundleLocale, filesApart } from './bundle-locale'
import { generateFiles } from './files/generate-files'
import { hasFile } from './locale-links'
import {
  checkLocales,
  loadLocales,
  prepareLocales,
  type RenderedLocale,
  reporterFor,
  withEarlier,
} from './locales'
import { type OutFolder, openOutFolder } from './out-folder'
import { keepsNoPages, runsInBrowser } from './problems'
import { renderPages } from './render-pages'
import { type SiteModules, withModules } from './site-modules'

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
  /** The path below which the site is served. */
  basePath: string
  sources: BuildSources
}

/** What the result depends on besides the site's folder, its packages and the environment. */
export interface BuildSources {
  /** Absolute paths of files and folders outside the site's folder. */
  outside: string[]
  /** False if code of the site may give another result although no file changes. */
  isStable: boolean
}

/** The written site in one locale. */
export interface BuiltLocale extends RenderedLocale {
  /** Absolute paths of files for others than readers. */
  apart: readonly string[]
  /** Absolute paths of the files that were bundled, or run to render pages. */
  modules: readonly string[]
  /** False if a page may change although no file does. */
  isStable: boolean
  /** Writes the files that depend on checks, once these have finished. */
  writeCheckedFiles(): Promise<void>
}

/**
 * Builds a site in all its locales.
 * @throws SiteError, SiteProblems if a problem has the severity `throw`, or `outDir` may contain an author's files. The
 * folder is then unchanged.
 */
export async function buildSite({ folder, outDir, cache }: BuildOptions): Promise<BuildResult> {
  const setup = await loadSite(folder, 'production', cache)
  const out = await openOutFolder(outDir, setup)
  const reporter = createReporter()
  try {
    const result = await withEarlier(reporter, () => buildLocales(setup, out, reporter))
    await out.replace()
    return result
  } finally {
    await out.close()
  }
}

async function buildLocales(setup: SiteSetup, out: OutFolder, reporter: Reporter): Promise<BuildResult> {
  const models = await loadLocales(setup, reporter)
  if (!setup.isStable) reporter.report('log', keepsNoPages())
  await out.begin()
  const work = await prepareLocales(models)
  try {
    const locales: BuiltLocale[] = []
    for (const model of models) locales.push(await buildLocale(model, out, reporterFor(model, reporter)))
    const checked = await checkLocales(models, locales, work, reporter)
    for (const { writeCheckedFiles } of locales) await writeCheckedFiles()
    await out.compress(
      out.folder,
      locales.flatMap((locale) => locale.apart),
    )
    forgetOld(setup.cache)
    return {
      pages: locales.reduce((sum, locale) => sum + locale.pages, 0),
      problems: reporter.problems,
      checked,
      basePath: setup.config.baseUrl,
      sources: describeSources(models, locales),
    }
  } finally {
    work.stop()
  }
}

async function buildLocale(model: SiteModel, out: OutFolder, reporter: Reporter): Promise<BuiltLocale> {
  return withModules(model, reporter, async (modules) => {
    const locale = await bundleLocale(model, modules, out, reporter)
    const pages = await renderPages(locale)
    const writeCheckedFiles = await generateFiles(locale, pages)
    reportLiveIslands(modules.islands, pages.islands, locale)
    model.compiler.forgetUnused()
    const { bundle, check, output } = locale
    return {
      model,
      pages: pages.shown.size,
      isStable: pages.isStable,
      modules: [...bundle.files, ...modules.listLoaded()],
      apart: filesApart(locale),
      check,
      hasFile: (path) => hasFile(path, output, model),
      writeCheckedFiles,
    }
  })
}

/** The script of a failed component is nearly empty, and its author has other messages to read. */
function reportLiveIslands(
  islands: SiteModules['islands'],
  used: ReadonlySet<string>,
  { model, bundle, reporter }: BundledLocale,
): void {
  for (const { id, file, export: name } of hasFailed(reporter) ? [] : islands)
    if (name !== undefined && id.startsWith('site/') && used.has(id)) {
      const bytes = bundle.islands.get(id)?.bytes ?? 0
      reporter.report('log', runsInBrowser(name, relative(model.setup.root, file), bytes))
    }
}
