import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ENGINE_ROOT } from '../cache/paths'
import { SiteError, type SourceLocation } from '../diagnostics/problem'
import { packagesMissing } from './problems'

export { manifestOf } from '../site/packages/manifests'
export { packageName, readSitePackages, type SitePackages } from '../site/packages/site-packages'

/** Packages that only sites with a feature install. */
export interface Need {
  /** As messages name it: `math()`. */
  feature: string
  /** Their names. Those of the engine's optional peer dependencies get a version in the message. */
  packages: readonly string[]
  /** Where a page asks for it. */
  location?: SourceLocation
}

/**
 * Loads a module that imports packages that only some sites install.
 * @throws SiteError with the command that installs them, if one is missing.
 */
export async function loadOptional<Module>(need: Need, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    throw explained(error, need)
  }
}

/** Loads an optional package synchronously, for code that cannot wait. */
export function requireOptional<Module>(need: Need, name: string): Module {
  try {
    return createRequire(import.meta.url)(name)
  } catch (error) {
    throw explained(error, need)
  }
}

function explained(error: unknown, { feature, packages, location }: Need): unknown {
  const [, missing = ''] = /Cannot find (?:package|module) '([^']+)'/.exec(String(error)) ?? []
  if (!packages.includes(missing)) return error
  const { peerDependencies }: { peerDependencies: Record<string, string> } = JSON.parse(
    readFileSync(`${ENGINE_ROOT}package.json`, 'utf8'),
  )
  // A feature of others needs packages that the engine does not know. Shells of Windows take "^" for a sign of their own.
  const versions = packages.map((name) =>
    [name, peerDependencies[name]?.replace('^', '') ?? []].flat().join('@'),
  )
  const problem = { ...packagesMissing(feature, missing, versions), ...location }
  return new SiteError(problem, { cause: error })
}
