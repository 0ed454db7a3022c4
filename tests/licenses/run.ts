// `npm run licenses`: lists the installed packages by license.
import { packagesByLicense } from './licenses'

for (const [license, names] of packagesByLicense())
  console.log(`${license} (${names.length})\n  ${[...new Set(names)].sort().join(', ')}\n`)
