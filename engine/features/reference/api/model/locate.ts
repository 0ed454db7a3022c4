import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { glob } from 'tinyglobby'
import { SiteError, type SourceLocation } from '../../../../kit/diagnostics'
import { manifestOf } from '../../../../kit/packages'
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
