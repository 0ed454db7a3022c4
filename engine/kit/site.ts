import { createContentLoader } from '../content/loader'
import { createReporter } from '../diagnostics/reporter'
import type { ConfiguredSite } from '../feature'
import { loadSite } from '../site/setup'
import type { Content } from './pages'

/**
 * Reads a site for a command that renders nothing.
 * @throws SiteError, SiteProblems if the configuration or content is invalid.
 */
export async function readSite(folder: string): Promise<{ site: ConfiguredSite; content: Content }> {
  const site = await loadSite(folder, 'production')
  const { root, config, mode, sidebars } = site
  const reporter = createReporter()
  const loader = createContentLoader({ root, config, mode, ...(sidebars ? { sidebars } : {}) })
  const content = await loader.load(reporter)
  reporter.check()
  return { site, content }
}
