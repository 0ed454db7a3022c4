// `npm run bench`: this engine beside its peers; with `--aims` this site beside what is aimed for.
import { runAims } from './aims'
import { runComparison } from './compare/run'

const words = process.argv.slice(2)
await (words.includes('--aims') ? runAims() : runComparison(words))
