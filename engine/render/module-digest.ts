import type { DevEnvironment, EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'
import { parseNodeModuleId } from '../bundle/packages'
import { SHARED_ID } from '../bundle/prebundle-theme'
import { hash } from '../cache/hash'
import { type PackageDigests, packageDigests } from '../cache/package-digest'
import { ENGINE_ROOT } from '../cache/paths'
import { surroundingsOfModule } from '../cache/stable-code'

/** What Vite appends to a module. It differs with what has loaded the module first. */
const SOURCE_MAP = /(?:\n\/\/# source\w+=.*)+\n?$/

/** Returns a digest of a loaded module; undefined if its result may change although no file does. */
export type ModuleDigest = (id: string) => string | undefined

/**
 * Returns the digests of modules that an environment has loaded, each with everything that it imports: files by their
 * code and the variables that it names, and packages by their manifests.
 */
export function moduleDigests(environment: DevEnvironment): ModuleDigest {
  const known = new Map<string, string | undefined>()
  const packages = packageDigests()
  return (id) => {
    if (!known.has(id)) known.set(id, digestOf(id, environment, packages))
    return known.get(id)
  }
}

function digestOf(id: string, { moduleGraph }: DevEnvironment, packages: PackageDigests): string | undefined {
  const root = moduleGraph.getModuleById(id)
  if (!root) return packages(id, id)
  const reached = new Set([root])
  const parts: string[] = []
  // A set also visits what is added during the iteration.
  for (const module of reached) {
    if (isOfEngine(module)) {
      parts.push(module.id ?? '')
      continue
    }
    const digest = ownDigest(module, moduleGraph, packages)
    if (digest === undefined) return undefined
    parts.push(digest)
    for (const imported of module.importedModules) if (imported.transformResult) reached.add(imported)
  }
  return hash(...parts.sort())
}

/** The engine has a version, which is in every key, and what its modules show of a site is in the key of every page. */
function isOfEngine({ id }: EnvironmentModuleNode): boolean {
  return id === SHARED_ID || id?.startsWith(ENGINE_ROOT) === true
}

/** Returns the digest of a module without the modules that it imports, but with its packages. */
function ownDigest(
  { id, file, transformResult, importedModules }: EnvironmentModuleNode,
  { urlToModuleMap }: EnvironmentModuleGraph,
  packages: PackageDigests,
): string | undefined {
  const byNode = id === null ? undefined : parseNodeModuleId(id)
  if (byNode) return packages(byNode.specifier, byNode.from)
  const { code: withMap, deps = [], dynamicDeps = [] } = transformResult ?? {}
  const code = withMap?.replace(SOURCE_MAP, '')
  const surroundings = code === undefined ? undefined : surroundingsOfModule(code)
  if (code === undefined || surroundings === undefined) return undefined
  // A module has several URLs, of which it knows the one by which it was loaded first.
  const isInGraph = (specifier: string) => {
    const module = urlToModuleMap.get(idOfUrl(specifier))
    return module !== undefined && importedModules.has(module)
  }
  const outside = [...deps, ...dynamicDeps].filter((specifier) => !isInGraph(specifier))
  const digests = outside.map((specifier) => packages(specifier, file ?? ''))
  if (digests.some((digest) => digest === undefined)) return undefined
  return hash(id ?? '', code, surroundings, ...digests.map(String))
}

/** Vite writes the id of a virtual module as a URL. */
function idOfUrl(specifier: string): string {
  return specifier.replace(/^\/@id\//, '').replace('__x00__', '\0')
}
