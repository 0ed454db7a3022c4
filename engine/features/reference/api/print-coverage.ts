// `npm run coverage:api` lists every export of the documented packages with its page, and fails if one has
// none. `--json` prints the list as JSON.

import { readSite } from '../../../kit/site'
import { optionsIn } from '../options'
import { type CoveredExport, coverageOf, printCoverage } from './coverage'
import { loadReference } from './load-reference'

const [folder = '.', ...words] = process.argv.slice(2)
const covered = await readCoverage(folder)

console.log(words.includes('--json') ? JSON.stringify(covered, null, 2) : printCoverage(covered))
if (covered.some(({ page }) => page === null)) process.exitCode = 1

/**
 * Returns where the exports of a site's packages are documented, without rendering pages. Empty for a site without an
 * API reference.
 * @throws SiteError, SiteProblems if the configuration or content is invalid.
 */
async function readCoverage(folder: string): Promise<CoveredExport[]> {
  const { site, content } = await readSite(folder)
  const options = optionsIn(site.config)
  return options ? coverageOf(await loadReference(site, options, content)) : []
}
