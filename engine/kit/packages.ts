import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'pathe'
import { ENGINE_ROOT } from '../cache/paths'
import { SiteError, type SourceLocation } from '../diagnostics/problem'
import { manifestOf } from '../site/packages/manifests'
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
    throw explain(error, need)
  }
}

/** Loads an optional package synchronously, for code that cannot wait. */
export function requireOptional<Module>(need: Need, name: string): Module {
  try {
    return createRequire(import.meta.url)(name)
  } catch (error) {
    throw explain(error, need)
  }
}

/**
 * Calls what a package of the engine's family exports by default, such as that of `docs migrate`. It is installed for the
 * site or beside the engine, and loaded like a configuration: it gets the modules of the running engine.
 * @param part What follows the engine's name in the package's, and the name of the command.
 * @throws SiteError with the command that installs it, if it is missing.
 */
export async function runPackage(part: string, folder: string, options: object): Promise<string> {
  const { name: engine, version } = ownManifest()
  const name = `${engine}-${part}`
  const manifest = manifestOf(name, resolve(folder)) ?? manifestOf(name, ENGINE_ROOT)
  if (manifest === undefined)
    throw new SiteError(packagesMissing(`docs ${part}`, name, [`${name}@${version}`]))
  const { exports: entry }: { exports: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  // The module loads configurations, which import this one.
  const { loadModule } = await import('../site/site-module')
  const packages = manifest.slice(0, -join(name, 'package.json').length)
  const run = (await loadModule(packages, join(name, entry)))?.value
  if (typeof run !== 'function') throw new TypeError(`${name} exports no function by default`)
  return String(await run(options))
}

function explain(error: unknown, { feature, packages, location }: Need): unknown {
  const [, missing = ''] = /Cannot find (?:package|module) '([^']+)'/.exec(String(error)) ?? []
  if (!packages.includes(missing)) return error
  const { peerDependencies } = ownManifest()
  // A feature of others needs packages that the engine does not know. Shells of Windows take "^" for a sign of their own.
  const versions = packages.map((name) =>
    [name, peerDependencies[name]?.replace('^', '') ?? []].flat().join('@'),
  )
  const problem = { ...packagesMissing(feature, missing, versions), ...location }
  return new SiteError(problem, { cause: error })
}

interface OwnManifest {
  name: string
  version: string
  peerDependencies: Record<string, string>
}

function ownManifest(): OwnManifest {
  return JSON.parse(readFileSync(`${ENGINE_ROOT}package.json`, 'utf8'))
}
