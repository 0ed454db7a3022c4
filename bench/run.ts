// `npm run bench`: compares this engine with its peers; with `--aims`, this site with its targets.
import { runAims } from './aims'
import { runComparison } from './compare/run'

const words = process.argv.slice(2)
await (words.includes('--aims') ? runAims() : runComparison(words))
