// `npm run coverage:api`: every export of the documented packages, with the page that shows it. One without a page
// fails. With `--json` the list is JSON.

import { printCoverage } from '../api/coverage'
import { readCoverage } from '../author/read-coverage'

const [folder = '.', ...words] = process.argv.slice(2)
const covered = await readCoverage(folder)

console.log(words.includes('--json') ? JSON.stringify(covered, null, 2) : printCoverage(covered))
if (covered.some(({ page }) => page === null)) process.exitCode = 1
