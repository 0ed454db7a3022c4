import { type CoveredExport, coverageOf } from '../api/coverage'
import { createContentLoader } from '../content/loader'
import { createReporter } from '../diagnostics/reporter'
import { loadReference } from '../site/load-reference'
import { loadSite } from '../site/setup'

/**
 * Where the exports of a site's packages are documented, told from its sources alone. Empty for a site without a
 * reference.
 * @throws SiteError, SiteProblems for a configuration or content that cannot be used.
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
