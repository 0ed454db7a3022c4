// `npm run spec`: prints every acceptance row, its tests and their last results.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { describeRows, type Rows, readAcceptance } from './rows'
import { rowsFile } from './summary'

const groups = readAcceptance(readFileSync(join(root, 'tests/acceptance.md'), 'utf8'))
const rows: Rows = existsSync(rowsFile) ? JSON.parse(readFileSync(rowsFile, 'utf8')) : {}

console.log(describeRows(groups, rows))
if (!existsSync(rowsFile)) console.log('No results yet: "npm test" writes them.')
