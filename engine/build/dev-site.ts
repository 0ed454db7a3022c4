import { restartNeeded } from '../errors/catalog-dev'
import { formatProblem, SiteError } from '../errors/problem'
import { createReporter, type Reporter } from '../errors/reporter'
import { paletteCss } from '../markdown/code/palette'
import type { Site } from '../page/site'
import { loadModel, openWorkshop, type Workshop } from './load-model'
import type { SiteModel } from './site-model'
import { loadSite, type SiteSetup } from './site-setup'
import type { VirtualSources } from './virtual-modules'

/** The site as the dev server knows it: read again after an edit, when it is next asked for. */
export interface DevSite extends VirtualSources {
  readonly setup: SiteSetup
  /** @throws SiteError, SiteProblems where the content cannot be used. */
  model(): Promise<SiteModel>
  /** Something changed; with `configuration`, the configuration itself did. */
  changed(configuration: boolean): void
  /** Prints the warnings of a page, each once until the next edit. */
  warn(reporter: Pick<Reporter, 'problems'>): void
}

export async function createDevSite(folder: string, cache: string | undefined): Promise<DevSite> {
  const setup = await loadSite(folder, 'development', cache)
  const warned = new Set<string>()
  const warn = ({ problems }: Pick<Reporter, 'problems'>): void => {
    for (const { severity, problem } of problems) {
      const text = `${severity}: ${formatProblem(problem)}\n`
      if (severity !== 'throw' && !warned.has(text)) console.warn(text)
      warned.add(text)
    }
  }
  const load = async (workshop: Promise<Workshop>): Promise<SiteModel> => {
    const reporter = createReporter()
    const model = await loadModel(await workshop, reporter)
    reporter.check()
    warn(reporter)
    return model
  }
  const reopen = async (): Promise<Workshop> => {
    const next = await loadSite(folder, 'development', cache)
    if (next.config.baseUrl !== setup.config.baseUrl) throw new SiteError(restartNeeded('baseUrl'))
    return openWorkshop(next)
  }
  let workshop = openWorkshop(setup)
  let model = load(workshop)
  let site: Site = (await model).site
  return {
    root: setup.root,
    setup,
    site: () => site,
    generatedCss: paletteCss,
    warn,
    async model() {
      site = (await model).site
      return model
    },
    changed(configuration) {
      warned.clear()
      if (configuration) workshop = reopen()
      model = load(workshop)
      model.catch(() => undefined)
    },
  }
}
