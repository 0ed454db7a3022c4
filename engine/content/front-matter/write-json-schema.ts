// `npm run docs:config`: writes engine/front-matter.schema.json from the schema.
import { writeFileSync } from 'node:fs'
import { frontMatterSchema, SCHEMA_FILE } from './json-schema'

writeFileSync(SCHEMA_FILE, frontMatterSchema())
