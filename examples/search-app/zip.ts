// `npm run example:zip`: writes the file that the guides link to. A test
// compares it with what this would write.
import { writeFileSync } from 'node:fs'
import { ZIP, zipExample } from './zip-example'

writeFileSync(ZIP, await zipExample())
