import { readFileSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { locateThrow, SiteError } from 'docwright/kit/diagnostics'
import { rest, workOn } from 'docwright/kit/progress'
import { dirname, isAbsolute, join, relative } from 'pathe'
import { transform } from 'sucrase'
import { configFailed } from './problems'
import { remember, stub } from './stub'
import { isTree, type Tree } from './tree'

/** Stands for `import.meta` in a module. */
const META_NAME = '__importMeta'
export const SCRIPT = /\.[cm]?[jt]sx?$/
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.json', '/index.ts', '/index.js']
const MAX_DEPTH = 100
/** Written so that bundling this file does not replace it. */
const META = /\bimport\.meta\b/g
/** A module may create its own `require`. Ours finds the same files. */
const OWN_REQUIRE = /^[ \t]*(?:const|let|var)[ \t]+require[ \t]*=.*$/gm

/** What VitePress tells a function; that of Docusaurus gets nothing. */
const BUILD = { command: 'build', mode: 'production' }

/** Modules that a tool provides, by name: they need not be installed. */
export type ProvidedModules = Readonly<Record<string, unknown>>

/**
 * Loads the configuration of another tool. Its packages need not be installed; stubs replace missing ones.
 * @param file Relative to the site's folder.
 * @throws SiteError if it fails.
 */
export async function loadOldConfig(
  root: string,
  file: string,
  provided: ProvidedModules = {},
): Promise<Tree> {
  workOn(file)
  const missing = new Set<string>()
  try {
    const exported = await quietly(() => loadDefault(join(root, file), missing, provided))
    const config: unknown =
      typeof exported === 'function' ? await quietly(async () => exported(BUILD)) : exported
    if (!isTree(config)) throw new TypeError('no configuration is exported by default')
    checkDepth(config)
    rest()
    return config
  } catch (error) {
    throw new SiteError(configFailed(file, error, [...missing], locateThrow(error, root)), { cause: error })
  }
}

/** What a configuration logs is no part of the report. */
async function quietly<Value>(run: () => Promise<Value>): Promise<Value> {
  const { log, info, debug } = console
  Object.assign(console, { log: console.error, info: console.error, debug: console.error })
  try {
    return await run()
  } finally {
    Object.assign(console, { log, info, debug })
  }
}

/**
 * Loads a file of the site, with stubs for packages that are not installed.
 * @param missing Gets the names of those packages.
 * @returns its default export.
 */
export async function loadDefault(
  file: string,
  missing = new Set<string>(),
  provided: ProvidedModules = {},
): Promise<unknown> {
  const loader = createLoader(missing, provided)
  return defaultOf(file.endsWith('.json') ? loader.load(file) : await loader.begin(file))
}

/** Reads every value, so that getters that throw do so here. @throws for a configuration that contains itself. */
function checkDepth(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new RangeError(`it has more than ${MAX_DEPTH} levels, or holds itself`)
  if (!isTree(value) && !Array.isArray(value)) return
  for (const inner of Object.values(value)) checkDepth(inner, depth + 1)
}

function defaultOf(exports: unknown): unknown {
  return isTree(exports) && exports.default !== undefined ? exports.default : exports
}

type Load = (file: string) => unknown

interface Context {
  load: Load
  /** Gets the names of packages that are not installed. */
  missing: Set<string>
  provided: ProvidedModules
}

interface Loader {
  load: Load
  /** Loads the first module, which may await. */
  begin(file: string): Promise<unknown>
}

/** Loads files of the site, and their imports, as CommonJS: `require` and `__dirname` work in all of them. */
function createLoader(missing: Set<string>, provided: ProvidedModules): Loader {
  const loaded = new Map<string, { exports: unknown }>()
  const load: Load = (file) => {
    const known = loaded.get(file)
    if (known) return known.exports
    const module: { exports: unknown } = { exports: {} }
    loaded.set(file, module)
    if (file.endsWith('.json')) module.exports = JSON.parse(readFileSync(file, 'utf8'))
    else if (SCRIPT.test(file)) compiled(file, module, context)()
    else module.exports = file
    return module.exports
  }
  const context = { load, missing, provided }
  return {
    load,
    async begin(file) {
      const module: { exports: unknown } = { exports: {} }
      loaded.set(file, module)
      await compiled(file, module, context, 'async')()
      return module.exports
    },
  }
}

/** Returns a function that runs a module. */
function compiled(file: string, module: { exports: unknown }, context: Context, kind = ''): () => unknown {
  const source = readFileSync(file, 'utf8').replace(/^#!.*/, '').replaceAll(OWN_REQUIRE, '')
  const { code } = transform(source.replaceAll(META, META_NAME), {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'classic',
    production: true,
  })
  // The inner function lets a module declare these names itself.
  const names = ['module', 'exports', 'require', '__dirname', '__filename', META_NAME]
  const call = compileFunction(`return (${kind} function () {${code}\n})()`, names, { filename: file })
  const require = requireFrom(file, context)
  const folder = dirname(file)
  const url = pathToFileURL(file).href
  const meta = { url, filename: file, dirname: folder, resolve: require.resolve }
  return () => call(module, module.exports, require, folder, file, meta)
}

function requireFrom(file: string, { load, missing, provided }: Context) {
  const native = createRequire(file)
  const own = (specifier: string) =>
    /^\.{1,2}(?:\/|$)/.test(specifier) ? join(dirname(file), specifier) : specifier
  const find = (specifier: string) => (isAbsolute(own(specifier)) ? fileAt(own(specifier)) : undefined)
  const resolve = (specifier: string) => find(specifier) ?? installed(native, specifier) ?? own(specifier)
  const loadNamed = (specifier: string): unknown => {
    if (Object.hasOwn(provided, specifier)) return provided[specifier]
    if (isBuiltin(specifier)) return native(specifier)
    const found = find(specifier)
    return found === undefined ? ofPackage(native, specifier, missing) : load(found)
  }
  return Object.assign(loadNamed, { resolve })
}

/** A path may name what a file compiles to: `./sidebars.js` is `sidebars.ts`. */
function fileAt(path: string): string | undefined {
  const sources = ENDINGS.map((ending) => path + ending)
  const compiled = /\.[cm]?jsx?$/.test(path) ? [path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')] : []
  return [...sources, ...compiled].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Returns the path of the file that a path leads to, as configurations write it. */
export function existingPath(root: string, path: string): string {
  const file = fileAt(isAbsolute(path) ? path : join(root, path))
  return relativePath(root, file ?? path)
}

function installed(native: NodeJS.Require, specifier: string): string | undefined {
  try {
    return native.resolve(specifier)
  } catch {
    return undefined
  }
}

function ofPackage(native: NodeJS.Require, specifier: string, missing: Set<string>): unknown {
  try {
    const exports: unknown = native(specifier)
    remember(specifier, exports)
    return exports
  } catch {
    missing.add(specifier)
    return stub(specifier)
  }
}

/** Returns a path as configurations write it, relative to the site's folder. */
export function relativePath(root: string, path: string): string {
  return isAbsolute(path) ? relative(root, path) : path.replace(/^\.\//, '')
}
