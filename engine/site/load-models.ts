import { formatProblem } from '../diagnostics/problem'
import { collectProblems, type Reporter } from '../diagnostics/reporter'
import { createLocaleServices, createSharedServices, loadModel, type OneLocale } from './load-model'
import { inLocale } from './problems'
import { loadLocale, otherLocales, type SiteSetup } from './setup'
import type { SiteModel } from './site-model'

/**
 * Returns the site in each of its locales, the default one first. Locales that cannot be read are reported and skipped.
 */
export async function loadModels(setup: SiteSetup, reporter: Reporter): Promise<[SiteModel, ...SiteModel[]]> {
  const shared = await createSharedServices(setup)
  const main = await loadModel(createLocaleServices(setup, shared), reporter)
  const others: OneLocale[] = []
  for (const code of otherLocales(setup.config)) {
    const own = localeReporter(reporter, code)
    const load = async () => loadModel(createLocaleServices(await loadLocale(setup, code), shared), own)
    const model = await collectProblems(load, own)
    if (model) others.push(model)
  }
  const locales = [main, ...others]
  return [{ ...main, locales }, ...others.map((model) => ({ ...model, locales }))]
}

/** Returns a reporter for another locale. It names the locale, and skips problems that the default locale also has. */
export function localeReporter(reporter: Reporter, code: string): Reporter {
  const before = new Set(reporter.problems.map(({ problem }) => formatProblem(problem)))
  return {
    ...reporter,
    report(severity, problem, options) {
      if (!before.has(formatProblem(problem))) reporter.report(severity, inLocale(problem, code), options)
    },
  }
}
