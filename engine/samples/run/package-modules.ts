import { posix } from 'node:path'
import { bundlePackages } from './bundle'
import type { RunnableModule } from './job'
import type { SitePackages } from './site-packages'
import { toRunnable } from './to-runnable'

/** Packages, ready to run. */
export interface PackageModules {
  modules: Record<string, RunnableModule>
  /** Ids of modules by specifier. */
  ids: Record<string, string>
}

/** @throws Error for a package that cannot be bundled. */
export async function packageModules(
  specifiers: readonly string[],
  root: string,
  packages: SitePackages,
): Promise<PackageModules> {
  const ids: PackageModules['ids'] = {}
  const modules: PackageModules['modules'] = {}
  if (specifiers.length === 0) return { modules, ids }
  for (const { name, code, fileName, isEntry } of await bundlePackages(specifiers, root, packages)) {
    const runnable = await toRunnable(code, fileName)
    const idOf = (specifier: string) => posix.join(posix.dirname(fileName), specifier)
    const imports = runnable.specifiers.map((specifier) => [specifier, idOf(specifier)])
    modules[fileName] = { code: runnable.code, imports: Object.fromEntries(imports) }
    const specifier = specifiers[Number(/^package-(\d+)$/.exec(name)?.[1])]
    if (isEntry && specifier !== undefined) ids[specifier] = fileName
  }
  return { modules, ids }
}
