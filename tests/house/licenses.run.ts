// `npm run licenses`: what each installed package may be used for.
import { packagesByLicense } from './licenses'

for (const [license, names] of packagesByLicense())
  console.log(`${license} (${names.length})\n  ${[...new Set(names)].sort().join(', ')}\n`)
