import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'pathe'
import { ENGINE_ROOT } from './paths'

/** Returns a cache key of 40 hexadecimal digits for a list of parts. Not for cryptographic use. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex').slice(0, 40)
}

/** JavaScript too, because the published package contains no TypeScript. */
const SOURCE = /\.(tsx?|js|css|json)$/
const NO_SOURCE = /\.test\.|^(node_modules|\.cache)$/
/** What `npm pack` writes into the folder for the time that it takes. The code of the published package is in `dist`. */
const PACKED = ['docs', 'examples']

let known: string | undefined

/** Returns a version that changes with the engine's files, the installed packages, and Node. */
export function engineVersion(): string {
  known ??= engineVersionIn(ENGINE_ROOT)
  return known
}

/** Returns the version of an engine in another folder. */
export function engineVersionIn(folder: string): string {
  const packed = existsSync(join(folder, 'index.ts')) ? [...PACKED, 'dist'] : PACKED
  const sources = sourcesIn(folder, packed).flatMap((file) => [relative(folder, file), readFileSync(file)])
  return hash(process.version, readInstalledPackages(folder), ...sources)
}

function sourcesIn(folder: string, besides: readonly string[] = []): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !NO_SOURCE.test(name) && !besides.includes(name),
  )
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourcesIn(path)
      return SOURCE.test(entry.name) ? [path] : []
    })
}

/** Returns npm's record of installed packages; empty with another package manager. */
function readInstalledPackages(folder: string): string {
  const note = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(note)) return readFileSync(note, 'utf8')
  return dirname(folder) === folder ? '' : readInstalledPackages(dirname(folder))
}
