import { hash, type Store } from '../../../../kit/cache'
import type { SourceLocation } from '../../../../kit/diagnostics'
import { loadOptional } from '../../../../kit/packages'
import { REFERENCE_PACKAGES } from '../../packages'
import { type Located, locateDeclared, locatePackage } from './locate'
import type { ApiPackage, ReadExports } from './types'

export interface ReferenceSetup {
  /** Absolute path of the site's folder. */
  root: string
  packages: readonly string[]
  declared: Readonly<Record<string, string>>
  /** Returns the location of a configuration key, for messages. */
  locationOf(path: (string | number)[]): SourceLocation | undefined
  /** Caches what was read from a module until one of its files changes. */
  store: Pick<Store, 'memo'>
}

/**
 * Returns every package that the site documents, in the order of its configuration.
 * @throws SiteError for a package that is not installed or a folder that does not exist.
 */
export async function readPackages(setup: ReferenceSetup): Promise<ApiPackage[]> {
  const { packages, declared, root, locationOf } = setup
  const located = await Promise.all([
    ...packages.map((name, at) => locatePackage(name, root, locationOf(['packages', at]))),
    ...Object.entries(declared).map(([name, path]) =>
      locateDeclared(name, path, root, locationOf(['declared', name])),
    ),
  ])
  return Promise.all(located.map((own) => readOne(own, setup)))
}

async function readOne(located: Located, { store }: ReferenceSetup): Promise<ApiPackage> {
  const { name, version, declared, folder, files, entries } = located
  const texts = files.flatMap(({ path, text }) => [path.slice(folder.length), text])
  return store.memo(hash(name, String(version), String(declared), ...texts), async () => {
    // Imported on a cache miss only, because loading the compiler takes longer than reading a package.
    const { readExports }: { readExports: ReadExports } = await loadOptional(
      REFERENCE_PACKAGES,
      () => import('../reader/project'),
    )
    return { name, version, declared, exports: readExports({ name, folder, entries }) }
  })
}
