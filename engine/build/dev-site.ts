import { restartNeeded } from '../errors/catalog-dev'
import { formatProblem, SiteError } from '../errors/problem'
import { createReporter, type Reporter } from '../errors/reporter'
import { paletteCss } from '../markdown/code/palette'
import type { Site } from '../page/site'
import { loadModel, type OneLocale, openTools, openWorkshop, type Workshop } from './load-model'
import type { LocaleModel, SiteModel } from './site-model'
import type { SiteSetup } from './site-setup'
import type { VirtualSources } from './virtual-modules'

/** The site in one locale as the dev server knows it: read again after an edit, when it is next asked for. */
export interface DevSite extends VirtualSources {
  readonly setup: SiteSetup
  /** @throws SiteError, SiteProblems where the content cannot be used. */
  model(): Promise<SiteModel>
  /** The same, without what is known of other locales. */
  own(): Promise<OneLocale>
  /** Something changed; with `configuration`, the configuration itself did. */
  changed(configuration: boolean): void
  /** Prints the warnings of a page, each once until the next edit. */
  warn(reporter: Pick<Reporter, 'problems'>): void
}

export interface DevSiteOptions {
  setup: SiteSetup
  /** Reads the configuration anew. */
  reload(): Promise<SiteSetup>
  /** The site in every locale that can be read, the default one first. */
  locales(): Promise<readonly LocaleModel[]>
}

/** @throws SiteError, SiteProblems where the content cannot be used. */
export async function createDevSite({ setup, reload, locales }: DevSiteOptions): Promise<DevSite> {
  const warned = new Set<string>()
  const warn = ({ problems }: Pick<Reporter, 'problems'>): void => {
    for (const { severity, problem } of problems) {
      const text = `${severity}: ${formatProblem(problem)}\n`
      if (severity !== 'throw' && !warned.has(text)) console.warn(text)
      warned.add(text)
    }
  }
  const load = async (workshop: Promise<Workshop>): Promise<OneLocale> => {
    const reporter = createReporter()
    const model = await loadModel(await workshop, reporter)
    reporter.check()
    warn(reporter)
    return model
  }
  const reopen = async (): Promise<Workshop> => {
    const next = await reload()
    checkRestart(setup, next)
    return open(next)
  }
  let workshop = open(setup)
  let model = load(workshop)
  let site: Site = (await model).site
  return {
    root: setup.root,
    setup,
    site: () => site,
    generatedCss: paletteCss,
    warn,
    async own() {
      site = (await model).site
      return model
    },
    async model() {
      const own = await model
      site = own.site
      return { ...own, locales: await locales() }
    },
    changed(configuration) {
      warned.clear()
      if (configuration) workshop = reopen()
      model = load(workshop)
      model.catch(() => undefined)
    },
  }
}

async function open(setup: SiteSetup): Promise<Workshop> {
  return openWorkshop(setup, await openTools(setup))
}

/** What the server was started with cannot change under it. */
function checkRestart({ config: old }: SiteSetup, { config }: SiteSetup): void {
  if (config.baseUrl !== old.baseUrl) throw new SiteError(restartNeeded('baseUrl'))
  if (config.i18n.locales.join() !== old.i18n.locales.join())
    throw new SiteError(restartNeeded('i18n.locales'))
}
