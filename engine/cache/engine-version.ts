import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'pathe'
import { hash } from './hash'
import { ENGINE_ROOT } from './paths'

const SOURCE = /\.(tsx?|css|json)$/
const NO_SOURCE = /\.test\.|^(node_modules|\.cache)$/

let known: string | undefined

/** Changes with every file of the engine, with every package that is installed, and with Node. */
export function engineVersion(): string {
  known ??= versionOf(ENGINE_ROOT)
  return known
}

/** That of an engine in another folder. */
export function versionOf(folder: string): string {
  const sources = sourcesIn(folder).flatMap((file) => [relative(folder, file), readFileSync(file)])
  return hash(process.version, installedPackages(folder), ...sources)
}

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !NO_SOURCE.test(name))
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourcesIn(path)
      return SOURCE.test(entry.name) ? [path] : []
    })
}

/** What npm notes of all it has installed; nothing where something else has. */
function installedPackages(folder: string): string {
  const note = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(note)) return readFileSync(note, 'utf8')
  return dirname(folder) === folder ? '' : installedPackages(dirname(folder))
}
