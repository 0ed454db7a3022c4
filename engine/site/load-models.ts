import { collectProblems, type Reporter } from '../diagnostics/reporter'
import { loadModel, type OneLocale, openTools, openWorkshop } from './load-model'
import { localeReporter } from './locale-reporter'
import { loadLocale, otherLocales, type SiteSetup } from './setup'
import type { SiteModel } from './site-model'

/** The site in each of its locales, the default one first. One that cannot be read is a problem, and left out. */
export async function loadModels(setup: SiteSetup, reporter: Reporter): Promise<SiteModel[]> {
  const tools = await openTools(setup)
  const models: OneLocale[] = [await loadModel(openWorkshop(setup, tools), reporter)]
  for (const code of otherLocales(setup.config)) {
    const own = localeReporter(reporter, code)
    const load = async () => loadModel(openWorkshop(await loadLocale(setup, code), tools), own)
    const model = await collectProblems(load, own)
    if (model) models.push(model)
  }
  return models.map((model) => ({ ...model, locales: models }))
}
