import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, isAbsolute, join } from 'pathe'
import type { DevEnvironment, EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite'
import { loadedByNode } from '../bundle/packages'
import { hash } from '../cache/hash'

/** Modules of Node whose results depend only on their arguments. */
const PURE_BUILTINS = new Set(['assert', 'buffer', 'path', 'path/posix', 'querystring', 'url', 'util'])

/**
 * Matches script whose result may change although no file does: it reads the clock, the machine, or other hosts, or
 * loads code under a name that is not known. May match too much, which only costs time.
 */
const UNSTABLE =
  /\b(?:Date|performance|process|fetch|crypto|globalThis|global|eval|Function|require)\b|\bMath\.random\b|(?:\bimport\.meta|__vite_ssr_import_meta__)\.env\b/

/** What Vite appends to a module. It differs with what has loaded the module first. */
const SOURCE_MAP = /(?:\n\/\/# source\w+=.*)+\n?$/

/** True for script of which the same result can be expected in a later build. */
export function isStable(script: string): boolean {
  return !UNSTABLE.test(script)
}

/** Returns a digest of a loaded module; undefined if its result may change although no file does. */
export type ModuleDigest = (id: string) => string | undefined

/**
 * Returns the digests of modules that an environment has loaded, each with everything that it imports: files by their
 * code, and packages by their manifests.
 */
export function moduleDigests(environment: DevEnvironment): ModuleDigest {
  const known = new Map<string, string | undefined>()
  return (id) => {
    if (!known.has(id)) known.set(id, digestOf(id, environment))
    return known.get(id)
  }
}

function digestOf(id: string, { moduleGraph }: DevEnvironment): string | undefined {
  const root = moduleGraph.getModuleById(id)
  if (!root) return packageDigest(id)
  const reached = new Set([root])
  const parts: string[] = []
  // A set also visits what is added during the iteration.
  for (const module of reached) {
    const digest = ownDigest(module, moduleGraph)
    if (digest === undefined) return undefined
    parts.push(digest)
    for (const imported of module.importedModules) if (imported.transformResult) reached.add(imported)
  }
  return hash(...parts.sort())
}

/** Returns the digest of a module without the modules that it imports, but with its packages. */
function ownDigest(
  { id, file, transformResult, importedModules }: EnvironmentModuleNode,
  { urlToModuleMap }: EnvironmentModuleGraph,
): string | undefined {
  const byNode = id === null ? undefined : loadedByNode(id)
  if (byNode) return externalDigest(byNode.specifier, byNode.from)
  const { code: withMap, deps = [], dynamicDeps = [] } = transformResult ?? {}
  const code = withMap?.replace(SOURCE_MAP, '')
  if (code === undefined || !isStable(code)) return undefined
  // A module has several URLs, of which it knows the one by which it was loaded first.
  const isInGraph = (specifier: string) => {
    const module = urlToModuleMap.get(idOfUrl(specifier))
    return module !== undefined && importedModules.has(module)
  }
  const outside = [...deps, ...dynamicDeps].filter((specifier) => !isInGraph(specifier))
  const digests = outside.map((specifier) => externalDigest(specifier, file ?? ''))
  if (digests.some((digest) => digest === undefined)) return undefined
  return hash(id ?? '', code, ...digests.map(String))
}

/** Vite writes the id of a virtual module as a URL. */
function idOfUrl(specifier: string): string {
  return specifier.replace(/^\/@id\//, '').replace('__x00__', '\0')
}

function externalDigest(specifier: string, importer: string): string | undefined {
  const name = specifier.replace(/^node:/, '')
  if (isBuiltin(specifier)) return PURE_BUILTINS.has(name) ? name : undefined
  if (isAbsolute(specifier) || /^file:/.test(specifier))
    return packageDigest(specifier.replace(/^file:\/\//, ''))
  const [first = '', second = ''] = specifier.split('/')
  return manifestBeside(dirname(importer), specifier.startsWith('@') ? `${first}/${second}` : first)
}

/** Returns the digest of a module that Node loads from a package; undefined for one outside any package. */
function packageDigest(file: string): string | undefined {
  const [, folder, name] =
    /^(.*\/node_modules)\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file) ?? []
  return folder === undefined || name === undefined ? undefined : manifestDigest(join(folder, name))
}

function manifestBeside(folder: string, name: string): string | undefined {
  const own = manifestDigest(join(folder, 'node_modules', name))
  if (own !== undefined || dirname(folder) === folder) return own
  return manifestBeside(dirname(folder), name)
}

/** The manifest has the version. Without one, nothing tells when the package changes. */
function manifestDigest(folder: string): string | undefined {
  try {
    return hash(readFileSync(join(folder, 'package.json')))
  } catch {
    return undefined
  }
}
