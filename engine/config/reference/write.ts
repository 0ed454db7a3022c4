// `npm run docs:config`: writes docs/config.md from the schemas.
import { writeFileSync } from 'node:fs'
import { configReference, REFERENCE_FILE } from './reference'

writeFileSync(REFERENCE_FILE, await configReference())
