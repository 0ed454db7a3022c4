import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'pathe'
import { glob } from 'tinyglobby'
import { SiteError, type SourceLocation } from '../../../../diagnostics/problem'
import { declaredFolderMissing, packageMissing, packageUntyped } from '../problems'

/** The declarations of one module, before they are parsed. */
export interface Located {
  name: string
  version?: string | undefined
  declared: boolean
  folder: string
  entries: string[]
  /** All files that may contribute to the module. */
  files: { path: string; text: string }[]
}

/**
 * @param wanted Name of an installed package, or a folder relative to the site's that begins with a dot.
 * @throws SiteError if the package is not installed, or has no declarations.
 */
export async function locatePackage(
  wanted: string,
  root: string,
  location?: SourceLocation,
): Promise<Located> {
  const manifestFile = manifestOf(wanted, root)
  if (manifestFile === undefined) throw new SiteError(packageMissing(wanted, location))
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const types = typesOf(manifest)
  if (types === undefined) throw new SiteError(packageUntyped(wanted, location))
  const entry = join(dirname(manifestFile), types)
  const folder = dirname(entry)
  const { name = wanted, version } = manifest
  const files = await declarationFiles(folder)
  return { name, version, declared: false, folder, entries: [entry], files }
}

/** @throws SiteError if the folder does not exist. */
export async function locateDeclared(
  name: string,
  path: string,
  root: string,
  location?: SourceLocation,
): Promise<Located> {
  const folder = join(root, path)
  if (!existsSync(folder)) throw new SiteError(declaredFolderMissing(name, path, location))
  const files = await declarationFiles(folder)
  return { name, declared: true, folder, entries: files.map((file) => file.path), files }
}

interface Manifest {
  name?: string
  version?: string
  types?: string
  typings?: string
  exports?: Target
}

/** The value of a module in `exports`: a file, or one for each condition, possibly nested. */
type Target = string | null | { [condition: string]: Target }

/** A package with a single entry may leave out the `.`. */
const CONDITIONS = ['.', 'types', 'import', 'default']

function typesOf({ types, typings, exports }: Manifest): string | undefined {
  return typesIn(exports) ?? types ?? typings
}

function typesIn(target: Target | undefined): string | undefined {
  if (typeof target === 'string') return /\.[cm]?ts$/.test(target) ? target : undefined
  if (!target) return undefined
  return CONDITIONS.map((condition) => typesIn(target[condition])).find((file) => file !== undefined)
}

async function declarationFiles(folder: string): Promise<Located['files']> {
  const paths = await glob('**/*.d.{ts,mts,cts}', { cwd: folder, absolute: true, ignore: ['**/*.test.d.ts'] })
  return paths.sort().map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/**
 * Returns the path of a package's manifest, found in the folders that Node searches, since `exports` may hide it.
 * @param name Name of an installed package, or a folder relative to `root` that begins with a dot.
 */
export function manifestOf(name: string, root: string): string | undefined {
  const isFolder = name.startsWith('.')
  const folders = isFolder ? [root] : (createRequire(join(root, 'package.json')).resolve.paths(name) ?? [])
  return folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path))
}

/** Returns the absolute path of a package linked from elsewhere, such as a workspace; undefined if it is installed. */
export function linkedFolder(name: string, root: string): string | undefined {
  const manifest = manifestOf(name, root)
  const folder = manifest && dirname(normalize(realpathSync(manifest)))
  return folder === undefined || folder.includes('/node_modules/') ? undefined : folder
}

/** Returns the absolute paths of the linked folders that the site's package.json lists as dependencies. */
export function linkedDependencies(root: string): string[] {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return []
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.keys(dependencies).flatMap((name) => linkedFolder(name, root) ?? [])
}
