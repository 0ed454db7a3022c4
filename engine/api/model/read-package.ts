import type { SourceLocation } from '../../diagnostics/problem'
import { type Located, locateDeclared, locatePackage } from './locate'
import type { ApiPackage } from './types'

/** Stores what was read of a module until one of its files changes. */
export interface PackageCache {
  read(key: string): Promise<ApiPackage | undefined>
  write(key: string, value: ApiPackage): Promise<void>
}

export interface ReferenceSetup {
  /** Absolute path of the site's folder. */
  root: string
  packages: readonly string[]
  declared: Readonly<Record<string, string>>
  /** Line of a key of the configuration, for messages. */
  locationOf(path: (string | number)[]): SourceLocation | undefined
  cache: PackageCache
  /** Makes one key of all that a result depends on. */
  hash(...parts: string[]): string
}

/**
 * Everything the site documents, in the order of its configuration.
 * @throws SiteError for a package that is not installed or a folder that does not exist.
 */
export async function readPackages(setup: ReferenceSetup): Promise<ApiPackage[]> {
  const { packages, declared, root, locationOf } = setup
  const located = await Promise.all([
    ...packages.map((name, at) => locatePackage(name, root, locationOf(['reference', 'packages', at]))),
    ...Object.entries(declared).map(([name, path]) =>
      locateDeclared(name, path, root, locationOf(['reference', 'declared', name])),
    ),
  ])
  return Promise.all(located.map((own) => readOne(own, setup)))
}

async function readOne(located: Located, { cache, hash }: ReferenceSetup): Promise<ApiPackage> {
  const { name, version, declared, folder, files, entries } = located
  const texts = files.flatMap(({ path, text }) => [path.slice(folder.length), text])
  const key = hash(name, String(version), String(declared), ...texts)
  const cached = await cache.read(key)
  if (cached) return cached
  // Loading the compiler takes longer than reading a package with it: skip both where the cache has the result.
  const { readExports } = await import('./project')
  const read: ApiPackage = { name, version, declared, exports: readExports({ name, folder, entries }) }
  await cache.write(key, read)
  return read
}
