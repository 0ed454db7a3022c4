import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, isAbsolute, join } from 'pathe'
import { PACKAGE } from '../page/package-name'
import { hash } from './hash'
import { ENGINE_ROOT } from './paths'

/** Modules of Node whose results depend only on their arguments. */
const PURE_BUILTINS = new Set(['assert', 'buffer', 'path', 'path/posix', 'querystring', 'url', 'util'])

/** Modules of Node with which packages read files, run programs, or ask hosts. */
const READING_BUILTIN = /^(?:fs|child_process|dgram|dns|http2?|https|net|tls|worker_threads)(?:\/|$)/

/** Matches code of a package that reads the clock, chance, or a host. Others of its words say little about its result. */
const UNSTABLE =
  /\bDate\.now\b|\bnew Date\b(?!\s*\(\s*[^\s)])|\bperformance\.now\b|\bMath\.random\b|(?<![.\w])fetch\(|\brandomUUID\b|\bgetRandomValues\b/

/** Packages that are the engine's own for every site, and whose results are known to depend on their arguments. */
const OF_ENGINE = new Set([PACKAGE, 'react', 'react-dom', 'satteri'])

const SCRIPT = /\.[cm]?js$/
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])([^'"\n]+)\1/g

/** Returns the digest of a package or a module of Node; undefined if its result may change although no file does. */
export type PackageDigests = (specifier: string, importer: string) => string | undefined

/**
 * Returns what gives digests of the packages that files import: their manifests, which have their versions, if none of the
 * code that is reached reads files, the clock, chance, or hosts. Each file is read once.
 */
export function packageDigests(): PackageDigests {
  const known = new Map<string, string | undefined>()
  return (specifier, importer) => {
    if (isBuiltin(specifier)) {
      const name = specifier.replace(/^node:/, '')
      return PURE_BUILTINS.has(name) ? name : undefined
    }
    const key = isAbsolute(specifier) ? specifier : `${dirname(importer)} ${specifier}`
    if (!known.has(key)) known.set(key, digestOf(specifier, importer))
    return known.get(key)
  }
}

function digestOf(specifier: string, importer: string): string | undefined {
  const first = packageOf(specifier, importer)
  if (!first) return undefined
  const { folder, name } = first
  const isTrusted = OF_ENGINE.has(name) || importer.startsWith(ENGINE_ROOT)
  if (isTrusted) return manifestDigest(folder)
  const entries = entriesOf(first)
  if (entries.length === 0) return undefined
  const manifests = new Set([folder])
  const reached = new Set(entries)
  // A set also visits what is added during the iteration.
  for (const file of reached) {
    const imported = importsOf(file)
    if (!imported) return undefined
    for (const one of imported) {
      if (isBuiltin(one)) {
        if (READING_BUILTIN.test(one.replace(/^node:/, ''))) return undefined
        continue
      }
      const next = /^[./]/.test(one) ? undefined : packageOf(one, file)
      if (next && OF_ENGINE.has(next.name)) continue
      if (next) manifests.add(next.folder)
      for (const target of next ? entriesOf(next) : relativeFile(one, file)) reached.add(target)
    }
  }
  return hash(...[...manifests].map((path) => manifestDigest(path) ?? ''))
}

/** Returns what a file imports; undefined if its own code is unstable. */
function importsOf(file: string): string[] | undefined {
  const text = SCRIPT.test(file) ? readFileSync(file, 'utf8') : ''
  if (UNSTABLE.test(text)) return undefined
  return [...text.matchAll(IMPORT)].map(([, , specifier = '']) => specifier)
}

interface FoundPackage {
  name: string
  /** Absolute path. */
  folder: string
  /** What is imported of it: `.`, `./sub`, or `#name`, which only its own files import. */
  path: string
}

/** Finds the package of an import, or that of a file in one. */
function packageOf(specifier: string, importer: string): FoundPackage | undefined {
  const [, folders, inFolders, rest] =
    /^(?:file:\/\/)?(.*\/node_modules)\/((?:@[^/]+\/)?[^/]+)\/((?!.*\/node_modules\/).*)$/.exec(
      specifier.startsWith('#') ? importer : specifier,
    ) ?? []
  if (folders !== undefined && inFolders !== undefined) {
    const path = specifier.startsWith('#') ? specifier : `./${rest}`
    return { name: inFolders, folder: join(folders, inFolders), path }
  }
  const [, name, path = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? []
  const folder = name === undefined ? undefined : folderBeside(dirname(importer), name)
  return folder === undefined || name === undefined ? undefined : { name, folder, path: `.${path}` }
}

function folderBeside(folder: string, name: string): string | undefined {
  const own = join(folder, 'node_modules', name)
  if (existsSync(join(own, 'package.json'))) return own
  return dirname(folder) === folder ? undefined : folderBeside(dirname(folder), name)
}

interface Manifest {
  exports?: unknown
  imports?: unknown
  main?: unknown
  module?: unknown
}

/** Returns the files that an import may run, under all conditions that Node knows. */
function entriesOf({ folder, path }: FoundPackage): string[] {
  const { exports, imports, main, module }: Manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const table = path.startsWith('#') ? imports : exports
  const named = table === undefined ? [] : targetsOf(table, path)
  const byDefault =
    path === '.' ? [main, module, './index.js'].filter((one) => typeof one === 'string') : [path]
  const found = named.length > 0 ? named : byDefault
  return found.flatMap((target) => relativeFile(`./${target}`, join(folder, 'package.json')))
}

function targetsOf(table: unknown, path: string): string[] {
  if (typeof table !== 'object' || table === null) return path === '.' ? leavesOf(table) : []
  const keys = Object.keys(table)
  if (!keys.some((key) => /^[.#]/.test(key))) return path === '.' ? leavesOf(table) : []
  return keys.flatMap((key) => {
    const [before = '', after] = key.split('*')
    if (after === undefined) return key === path ? leavesOf(Reflect.get(table, key)) : []
    if (!path.startsWith(before) || !path.endsWith(after)) return []
    const part = path.slice(before.length, path.length - after.length)
    return leavesOf(Reflect.get(table, key)).map((target) => target.replaceAll('*', part))
  })
}

/** Conditions of `exports` that Node never takes. */
const NOT_OF_NODE = /^(?:types|browser|deno|bun|worker|react-native|electron)$/

function leavesOf(target: unknown): string[] {
  if (typeof target === 'string') return [target]
  if (typeof target !== 'object' || target === null) return []
  return Object.entries(target).flatMap(([key, inner]) => (NOT_OF_NODE.test(key) ? [] : leavesOf(inner)))
}

/** Returns the file that a relative import means, if there is one. */
function relativeFile(specifier: string, importer: string): string[] {
  const path = isAbsolute(specifier) ? specifier : join(dirname(importer), specifier)
  const names = ['', '.js', '.cjs', '.mjs', '/index.js', '/index.cjs'].map((ending) => path + ending)
  const found = names.find((name) => existsSync(name) && statSync(name).isFile())
  return found === undefined ? [] : [found]
}

/** The manifest has the version. Without one, nothing tells when the package changes. */
function manifestDigest(folder: string): string | undefined {
  try {
    return hash(readFileSync(join(folder, 'package.json')))
  } catch {
    return undefined
  }
}
