// `npm run release:check`: whether the package can be published from this commit. The release workflow begins with it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { missingForRelease } from './ready'

interface Manifest {
  version: string
  private?: boolean
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const engine: Manifest = JSON.parse(read('engine/package.json'))
const { version }: Manifest = JSON.parse(read('package.json'))

const missing = missingForRelease({
  versions: { repository: version, engine: engine.version },
  changelog: read('CHANGELOG.md'),
  isPrivate: engine.private === true,
})
console.log(missing.join('\n') || `${engine.version} can be published.`)
process.exitCode = missing.length > 0 ? 1 : 0
