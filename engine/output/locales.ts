import { existsSync } from 'node:fs'
import { join, relative } from 'pathe'
import { locationInConfig } from '../config/key-lines'
import { SiteError } from '../diagnostics/problem'
import { hasFailed, type Reporter } from '../diagnostics/reporter'
import type { LinkCheck } from '../links/link-check'
import { HASHED } from '../page/site'
import { startChecks } from '../site/features/checks'
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

/** Renders the pages of a locale. `isKnown` returns whether a public path is a page or file of any locale. */
export type RenderLocale<Locale> = (
  model: SiteModel,
  isKnown: (path: string) => boolean,
  reporter: Reporter,
) => Promise<Locale>

/**
 * Reads a site in all its locales.
 * @throws SiteProblems if the content of one cannot be used.
 */
export async function readLocales(setup: SiteSetup, reporter: Reporter): Promise<Models> {
  const models = await loadModels(setup, reporter)
  for (const model of models) {
    checkPages(model, reporterOf(model, reporter))
    checkHashed(model, reporterOf(model, reporter))
  }
  reporter.check()
  return models
}

/**
 * Renders all locales while the features of the site check it, then checks the links. Returns what the checks print.
 * @throws SiteProblems if anything is wrong.
 */
export async function renderLocales<Locale extends RenderedLocale>(
  models: Models,
  render: RenderLocale<Locale>,
  reporter: Reporter,
): Promise<{ locales: Locale[]; checked: string[] }> {
  await prepareSites(models)
  const checks = startChecks(models[0].setup)
  try {
    const locales: Locale[] = []
    const isKnown = (path: string) => locales.some(({ hasFile }) => hasFile(path))
    for (const model of models) locales.push(await render(model, isKnown, reporterOf(model, reporter)))
    for (const { check, model } of locales) check.run(reporterOf(model, reporter))
    const checked = await checks.finish(reporter)
    await finishSites(models, { report: reporter.report, hasFailed: hasFailed(reporter) })
    reporter.check()
    return { locales, checked }
  } finally {
    checks.stop()
  }
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
