// `npm run house`: prints the size of the engine by folder, and the number of mechanisms of which one is enough.
import { join } from 'node:path'
import { root } from '../root'
import { featureThreads } from './features'
import { modulesWith, sourceFolders } from './sources'

const engine = join(root, 'engine')
const folders = sourceFolders(engine)
const sum = (key: 'files' | 'lines') => folders.reduce((total, folder) => total + folder[key], 0)

console.table(folders)
console.log(`${sum('files')} sources, ${sum('lines')} lines without tests, ${folders.length} folders`)
console.log(`largest folder: ${folders[0]?.folder}, ${folders[0]?.files} sources`)
for (const [what, pattern] of Object.entries({
  'stores on disk': /export function open\w*Store\b/,
  'fingerprints of the engine': /export function engineVersion\b/,
  'modules that parse Markdown': /\bmarkdownTo(?:Js|Mdast)\b/,
})) {
  const modules = modulesWith(engine, pattern)
  console.log(`${what}: ${modules.length} (${modules.join(', ')})`)
}
console.log('how often a build parses a source is counted by tests/one-parse.mock.test.ts')

console.log('features, and the sources outside their folders that name them:')
console.table(featureThreads(engine).map(({ feature, named }) => ({ feature, named })))
