import { formatProblem } from '../errors/problem'
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
}

export async function createDevSite(folder: string, cache: string | undefined): Promise<DevSite> {
  let workshop: Workshop = await openWorkshop(await loadSite(folder, 'development', cache))
  let model = load(workshop)
  let site: Site = (await model).site
  let stale = false
  return {
    root: workshop.setup.root,
    setup: workshop.setup,
    site: () => site,
    generatedCss: paletteCss,
    async model() {
      if (stale) workshop = await openWorkshop(await loadSite(folder, 'development', cache))
      if (stale) model = load(workshop)
      stale = false
      site = (await model).site
      return model
    },
    changed(configuration) {
      if (configuration) stale = true
      else model = load(workshop)
      model.catch(() => undefined)
    },
  }
}

async function load(workshop: Workshop): Promise<SiteModel> {
  const reporter = createReporter()
  const model = await loadModel(workshop, reporter)
  reporter.check()
  printWarnings(reporter)
  return model
}

export function printWarnings({ problems }: Pick<Reporter, 'problems'>): void {
  for (const { severity, problem } of problems) {
    if (severity !== 'throw') console.warn(`${severity}: ${formatProblem(problem)}\n`)
  }
}
