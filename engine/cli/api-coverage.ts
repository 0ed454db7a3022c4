// `npm run coverage:api` lists every export of the documented packages with its page, and fails if one has
// none. `--json` prints the list as JSON.

import { printCoverage } from '../api/coverage'
import { readCoverage } from '../author/read-coverage'

const [folder = '.', ...words] = process.argv.slice(2)
const covered = await readCoverage(folder)

console.log(words.includes('--json') ? JSON.stringify(covered, null, 2) : printCoverage(covered))
if (covered.some(({ page }) => page === null)) process.exitCode = 1
