import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { isAbsolute, join, normalize } from 'pathe'
import { type Plugin, runnerImport } from 'vite'
import { TSCONFIG } from '../cache/paths'
import { locateThrow } from '../diagnostics/locate-throw'
import { SiteError } from '../diagnostics/problem'
import { rest, workOn } from '../diagnostics/progress'
import { OWN_MODULES, ownModules } from './own-modules'
import { moduleFailed } from './problems'

export interface SiteModule {
  /** The module's default export. */
  value: unknown
  /** Path relative to the site's root. */
  file: string
  text: string
  /** Absolute paths of the module and the site's files that it imports. */
  files: ReadonlySet<string>
}

/**
 * Loads a module of the site without a separate build step; returns undefined if the file does not exist.
 * @param read Gets the absolute paths of the module and the site's files that it imports, even if it fails.
 * @throws SiteError if it cannot be loaded.
 */
export async function loadModule(
  root: string,
  file: string,
  read = new Set<string>(),
): Promise<SiteModule | undefined> {
  const path = join(root, file)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const files = new Set([path])
  // Node remembers what it required for modules that were loaded before.
  const required = requireAnew(read)
  workOn(file)
  try {
    return { value: await importDefault(root, text, file, files), file, text, files }
  } finally {
    rest()
    for (const id of required()) files.add(id)
    for (const id of files) read.add(id)
  }
}

async function importDefault(root: string, text: string, name: string, files: Set<string>): Promise<unknown> {
  const path = join(root, name)
  const isScript = isCommonJs(text)
  try {
    if (isScript) return evaluateGetters(await runCommonJs(path, text))
    const { module } = await runnerImport<{ default?: unknown }>(path, {
      logLevel: 'silent',
      tsconfig: TSCONFIG,
      plugins: [ownModules, rememberIn(files)],
    })
    // A promise that fails has to do so here, where the file is known.
    return evaluateGetters(await module.default)
  } catch (error) {
    // What a module imports may have failed.
    const at = locateThrow(error, root)
    throw new SiteError(moduleFailed(at?.file ?? name, error, at?.line), { cause: error })
  }
}

/** Remembers the files that a module imports, but not those of packages. */
function rememberIn(files: Set<string>): Plugin {
  return {
    name: 'docs:remember-modules',
    enforce: 'pre',
    load(id) {
      if (!isOfPackage(id) && isAbsolute(id)) files.add(id.replace(/\?.*$/, ''))
    },
  }
}

const { cache: requireCache } = createRequire(import.meta.url)

/** Makes Node read the files anew that it required before. Returns a function that lists those required since. */
function requireAnew(files: ReadonlySet<string>): () => string[] {
  const ids = () => Object.keys(requireCache)
  for (const id of ids()) if (files.has(normalize(id))) delete requireCache[id]
  const before = new Set(ids())
  return () =>
    ids()
      .filter((id) => !before.has(id) && !isOfPackage(id))
      .map((id) => normalize(id))
}

function isOfPackage(id: string): boolean {
  return /[\\/]node_modules[\\/]/.test(id)
}

/** Returns a copy of the value with its getters read, so that getters that throw do so while their module is loaded. */
function evaluateGetters(value: unknown, known = new Map<object, unknown>()): unknown {
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value)
  if (!isList && Object.getPrototypeOf(Object.getPrototypeOf(value) ?? {}) !== null) return value
  const copy: object = known.get(value) ?? (isList ? [] : {})
  if (known.has(value)) return copy
  known.set(value, copy)
  for (const [key, inner] of Object.entries(value)) Reflect.set(copy, key, evaluateGetters(inner, known))
  return copy
}

/** True for a CommonJS script. An ES module may mention CommonJS in a comment. */
function isCommonJs(text: string): boolean {
  return !/^\s*export\b/m.test(text) && /\bmodule\.exports\b|^\s*exports\b/m.test(text)
}

/** A failing `require` puts up to ten of Node's frames above the script's own. */
const DEEP_STACK = 50

/** Returns the exports of a CommonJS script, whatever the type of its package. */
function runCommonJs(file: string, text: string): unknown {
  const module: { exports: unknown } = { exports: {} }
  const run = compileFunction(text, ['module', 'exports', 'require'], { filename: file })
  const require = createRequire(file)
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = DEEP_STACK
  try {
    run(module, module.exports, (id: string) =>
      Object.hasOwn(OWN_MODULES, id) ? OWN_MODULES[id] : require(id),
    )
  } finally {
    Error.stackTraceLimit = limit
  }
  return module.exports
}
