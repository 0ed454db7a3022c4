import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { basename, dirname, join, relative, resolve } from 'pathe'
import { ENGINE_ROOT, makeFolder } from '../cache/paths'
import { SiteError } from '../diagnostics/problem'
import { engineMissing, folderNotEmpty } from './problems'
import { titleOf } from './title-of'

const TEMPLATE = `${ENGINE_ROOT}template`
/** The site's title in the template's files, to be replaced. */
const TITLE = 'My docs'
const TITLED = ['site.config.ts', 'README.md']

export interface NewSite {
  folder: string
  /** File of the engine's package. Without it, the new site uses this engine, from wherever it is installed. */
  engine?: string
}

/**
 * Writes a small site into a new folder.
 * @throws SiteError if the folder is not empty, or the file does not contain the engine.
 */
export function initSite({ folder, engine }: NewSite): void {
  // An empty name is the working directory, too.
  const root = resolve(folder)
  const names = existsSync(root) ? readdirSync(root).filter((name) => name !== '.git') : []
  if (names.length > 0) throw new SiteError(folderNotEmpty(folder || '.', names))
  if (engine !== undefined && !isEngine(engine)) throw new SiteError(engineMissing(engine))
  const version = engine === undefined ? ownVersion(root) : fileVersion(root, resolve(engine))
  makeFolder(root)
  cpSync(TEMPLATE, root, { recursive: true })
  // npm never packs a file named `.gitignore`.
  renameSync(join(root, 'gitignore'), join(root, '.gitignore'))
  const title = titleOf(basename(root)) || TITLE
  for (const file of TITLED) {
    const path = join(root, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(TITLE, () => title.replaceAll("'", '’')),
    )
  }
  writeManifest(join(root, 'package.json'), basename(root), version)
}

function writeManifest(file: string, folder: string, version: string): void {
  const name = folder
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const manifest: { dependencies: object } = JSON.parse(readFileSync(file, 'utf8'))
  const dependencies = { [engineManifest().name]: version, ...manifest.dependencies }
  const whole = { name: name || 'docs', ...manifest, dependencies }
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
}

function engineManifest(): { name: string; version: string } {
  return JSON.parse(readFileSync(`${ENGINE_ROOT}package.json`, 'utf8'))
}

function isEngine(path: string): boolean {
  try {
    const isFolder = statSync(path).isDirectory()
    const text = isFolder ? readFileSync(join(path, 'package.json')) : gunzipSync(readFileSync(path))
    return text.includes(`"name": "${engineManifest().name}"`)
  } catch {
    return false
  }
}

/** A bare name would be looked up in the registry, where another package may have it. */
function ownVersion(root: string): string {
  const { name, version } = engineManifest()
  const [start, inside] = ENGINE_ROOT.split(`/node_modules/${name}/`)
  if (start === undefined || inside === undefined) return fileVersion(root, ENGINE_ROOT.slice(0, -1))
  const lock = join(start, 'node_modules/.package-lock.json')
  const { packages = {} }: Lock = existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : {}
  const from = packages[`node_modules/${name}`]?.resolved
  return from?.startsWith('file:') ? fileVersion(root, resolve(start, from.slice('file:'.length))) : version
}

interface Lock {
  packages?: Record<string, { resolved?: string }>
}

function fileVersion(root: string, file: string): string {
  // A relative path across symbolic links would lead elsewhere.
  return `file:${dirname(root) === dirname(file) ? relative(root, file) : file}`
}
