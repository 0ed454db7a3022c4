import { type CoveredExport, coverageOf } from '../api/coverage'
import { createContentLoader } from '../content/loader'
import { createReporter } from '../diagnostics/reporter'
import { loadReference } from '../site/load-model'
import { loadSite } from '../site/setup'

/**
 * Returns where the exports of a site's packages are documented, without rendering pages. Empty for a site
 * without a reference.
 * @throws SiteError, SiteProblems if the configuration or content is invalid.
 */
export async function readCoverage(folder: string): Promise<CoveredExport[]> {
  const setup = await loadSite(folder, 'production')
  const { root, config, mode, sidebars } = setup
  const reporter = createReporter()
  const loader = createContentLoader({ root, config, mode, ...(sidebars ? { sidebars } : {}) })
  const content = await loader.load(reporter)
  reporter.check()
  const reference = await loadReference(setup, content)
  return reference ? coverageOf(reference) : []
}
