import { existsSync } from 'node:fs'
import { join, relative } from 'pathe'
import { locationInConfig } from '../config/key-lines'
import { SiteError } from '../diagnostics/problem'
import { hasFailed, type Reporter } from '../diagnostics/reporter'
import type { LinkCheck } from '../links/link-check'
import { HASHED } from '../page/site'
import { type RunningChecks, startChecks } from '../site/features/checks'
import { finishSites, prepareSites } from '../site/features/prepare-sites'
import { loadModels, localeReporter } from '../site/load-models'
import { reservedFolder } from '../site/problems'
import type { SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import { noPages } from './problems'

/** A site in all its locales, the default one first. */
export type Models = readonly [SiteModel, ...SiteModel[]]

/** A locale whose pages are rendered. Its links can be checked once all locales are. */
export interface RenderedLocale {
  model: SiteModel
  pages: number
  check: LinkCheck
  /** True for a page or file of this locale. Paths are public. */
  hasFile(path: string): boolean
}

/**
 * Reads a site in all its locales.
 * @throws SiteProblems if the content of one cannot be used.
 */
export async function loadLocales(setup: SiteSetup, reporter: Reporter): Promise<Models> {
  const models = await loadModels(setup, reporter)
  for (const model of models) {
    checkPages(model, reporterFor(model, reporter))
    checkHashed(model, reporterFor(model, reporter))
  }
  reporter.check()
  return models
}

/** Does the work of features that comes before the pages, and starts their checks, which run beside the rest. */
export async function prepareLocales(models: Models): Promise<RunningChecks> {
  await prepareSites(models)
  return startChecks(models[0].setup)
}

/**
 * Checks the links of rendered locales, and waits for the checks of features. Returns what these print.
 * @throws SiteProblems if anything is wrong.
 */
export async function checkLocales(
  models: Models,
  locales: readonly RenderedLocale[],
  work: RunningChecks,
  reporter: Reporter,
): Promise<string[]> {
  const isKnown = (path: string) => locales.some(({ hasFile }) => hasFile(path))
  for (const { check, model } of locales) check.run(reporterFor(model, reporter), isKnown)
  const checked = await work.finish(reporter)
  await finishSites(models, { report: reporter.report, hasFailed: hasFailed(reporter) })
  reporter.check()
  return checked
}

/** Reports the earlier problems of a run along with the one that ended it. */
export async function withEarlier<T>(reporter: Reporter, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SiteError) {
      reporter.report('throw', error.problem, { cause: error.cause })
      reporter.check()
    }
    throw error
  }
}

/** Returns the reporter for the problems of one locale. */
export function reporterFor({ setup, site }: SiteModel, reporter: Reporter): Reporter {
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
  const location = locationInConfig(setup.config, [...docs[0].key, 'path'])
  reporter.report('throw', noPages(location, [...docs.map(({ path }) => path), pages.path]))
}
