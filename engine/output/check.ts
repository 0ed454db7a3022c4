import { createReporter, type ReportedProblem, type Reporter } from '../diagnostics/reporter'
import { listNames } from '../diagnostics/words'
import { areLast } from '../feature/files'
import { loadSite, type SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import { type CheckedLocale, dryRun } from './dry-run'
import { checkLocales, loadLocales, type Models, prepareLocales, reporterFor, withEarlier } from './locales'
import { withModules } from './site-modules'

export interface CheckOptions {
  /** Path of the site's folder. */
  folder: string
  cache?: string
}

export interface CheckResult {
  pages: number
  /** Problems that would not fail a build. */
  problems: readonly ReportedProblem[]
  /** What features have checked, to print. */
  checked: string[]
  /** What only a build shows, to print: parts of the site. */
  unchecked: string[]
}

/**
 * Finds the problems of a site in all its locales as a build does, without bundling scripts and without writing the site.
 * @throws SiteError, SiteProblems if a problem has the severity `throw`.
 */
export async function checkSite({ folder, cache }: CheckOptions): Promise<CheckResult> {
  const setup = await loadSite(folder, 'production', cache)
  const reporter = createReporter()
  return withEarlier(reporter, async () => {
    const models = await loadLocales(setup, reporter)
    const { locales, checked } = await checkModels(models, checkModel, reporter)
    const pages = locales.reduce((sum, locale) => sum + locale.pages, 0)
    return { pages, problems: reporter.problems, checked, unchecked: listUncheckedParts(setup, locales) }
  })
}

async function checkModel(model: SiteModel, reporter: Reporter): Promise<CheckedLocale> {
  return withModules(model, reporter, async ({ load }) => dryRun(model, await load(), reporter))
}

/**
 * Checks a site that is loaded, with the steps of a build.
 * @throws SiteProblems if anything is wrong.
 */
export async function checkModels(
  models: Models,
  run: (model: SiteModel, reporter: Reporter) => Promise<CheckedLocale>,
  reporter: Reporter,
): Promise<{ locales: readonly CheckedLocale[]; checked: string[] }> {
  const work = await prepareLocales(models)
  try {
    const locales: CheckedLocale[] = []
    for (const model of models) locales.push(await run(model, reporterFor(model, reporter)))
    return { locales, checked: await checkLocales(models, locales, work, reporter) }
  } finally {
    work.stop()
  }
}

function listUncheckedParts({ hooks }: SiteSetup, locales: readonly CheckedLocale[]): string[] {
  const writers = hooks.files.flatMap(({ feature, args }) => (areLast(args) ? [feature] : []))
  const paths = locales
    .flatMap(({ unknown }) => [...unknown])
    .filter((path) => !locales.some(({ has }) => has(path)))
  return [
    'the bundle for browsers',
    ...(writers.length > 0 ? [`the files that are written last (by ${listNames(writers)})`] : []),
    ...(paths.length > 0 ? [`whether these, which are linked, are among them: ${listNames(paths, 5)}`] : []),
  ]
}
