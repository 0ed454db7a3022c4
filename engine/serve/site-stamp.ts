import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join } from 'pathe'
import { filesBelow } from '../cache/files-below'
import { engineVersion, hash } from '../cache/hash'
import { ENGINE_ROOT } from '../cache/paths'
import { placeOfMachine } from '../cache/place'
import { readCommit } from '../site/git'
import { listLinkedDependencies } from '../site/packages/manifests'

/** What a build starts from, apart from what it turns out to read elsewhere. */
export interface SiteInputs {
  /** Changes with the site's files, its packages, its commit, the engine, the environment and the machine's place. */
  stamp: string
  /** True if a script or sheet names files outside its folder that the bundler reads without naming them. */
  leadsOut: boolean
}

/** @param made Path prefixes of generated files, which are no inputs. */
export async function siteInputs(root: string, made: readonly string[]): Promise<SiteInputs> {
  const isIgnored = (name: string) => ['node_modules', '.git', '.cache'].includes(name)
  const isMade = (file: string) => made.some((path) => file.startsWith(path))
  // The engine's version already covers its files.
  const beside = listLinkedDependencies(root).filter((folder) => !ENGINE_ROOT.startsWith(folder))
  const found = await Promise.all(
    [root, ...beside].map(async (folder) => {
      const own = (await filesBelow(folder, isIgnored)).sort()
      return own.filter((file) => !isMade(file)).map((file) => stampOfFile(file, folder))
    }),
  )
  const files = [...found.flat(), ...manifestsAbove(root).map((file) => stampOfFile(file, root))]
  return {
    stamp: hash(
      engineVersion(),
      await readCommit(root),
      environment(process.env),
      placeOfMachine(),
      process.cwd(),
      ...packagesAbove(root),
      ...files.map(({ stamp }) => stamp),
    ),
    leadsOut: files.some(({ leadsOut }) => leadsOut),
  }
}

/** Returns the stamp of files and folders that a build has read outside the site's folder; undefined if it may have read more. */
export async function outsideStamp(paths: readonly string[]): Promise<string | undefined> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
      const files = isFolder ? await filesBelow(path, (name) => name === 'node_modules') : [path]
      return files.sort().map((file) => stampOfFile(file, isFolder ? path : file))
    }),
  )
  const files = found.flat()
  return files.some(({ leadsOut }) => leadsOut) ? undefined : hash(...files.map(({ stamp }) => stamp))
}

/** Returns a stamp that changes when anybody adds, edits or removes a file of the output. */
export function outputStamp(folder: string): string {
  const names = readdirNames(folder, true).sort()
  return hash(...names.map((name) => factsOf(join(folder, name))))
}

/** In bytes. The content of larger files takes long to read, and their size hardly stays the same. */
const MAX_HASHED_SIZE = 2 ** 20

interface FileStamp {
  stamp: string
  leadsOut: boolean
}

/** Two versions of a file may have the same size and time: copies and archives keep or set the time. */
function stampOfFile(path: string, folder: string): FileStamp {
  const info = statSync(path, { throwIfNoEntry: false })
  if (!info?.isFile() || info.size > MAX_HASHED_SIZE) return { stamp: factsOf(path, info), leadsOut: false }
  const content = readFileSync(path)
  return { stamp: `${path} ${hash(content)}`, leadsOut: leadsOut(path, content, folder) }
}

/** Where scripts list files, and where style sheets name some. The bundler does not say which it has read. */
const LISTS = /\bimport\.meta\.glob\b/
const PATTERN = /['"`]!?([^'"`\n]+)['"`]/g
const SHEET = /\.(?:css|scss|sass|less|styl)$/
const NAMED = /(?:@(?:import|use|forward|plugin|config|source)\s+(?:url\()?|\burl\()\s*['"]?([^'")\s]+)/g

function leadsOut(path: string, content: Buffer, folder: string): boolean {
  const isSheet = SHEET.test(path)
  if (!isSheet && !(/\.[cm]?[jt]sx?$/.test(path) && LISTS.test(content.toString()))) return false
  const names = [...content.toString().matchAll(isSheet ? NAMED : PATTERN)].map(([, name = '']) => name)
  return names.some((name) => name.startsWith('.') && !join(dirname(path), name).startsWith(`${folder}/`))
}

function factsOf(path: string, info: Stats | undefined = lstatSync(path, { throwIfNoEntry: false })): string {
  return `${path} ${info?.mode} ${info?.size} ${info?.mtimeMs}`
}

/** Returns the facts of all packages that a site may import, and of the records that package managers keep of them. */
function packagesAbove(root: string): string[] {
  const own = packagesIn(join(root, 'node_modules'))
  return dirname(root) === root ? own : [...own, ...packagesAbove(dirname(root))]
}

function packagesIn(folder: string, isLinked = false): string[] {
  return readdirNames(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      if (name.startsWith('@')) return packagesIn(path, isLinked)
      if (name.startsWith('.')) return lstatSync(path).isFile() ? factsOf(path) : []
      const manifest = join(path, 'package.json')
      const facts = factsOf(manifest, statSync(manifest, { throwIfNoEntry: false }))
      if (isLinked || !lstatSync(path).isSymbolicLink()) return facts
      // A linked package has packages of its own.
      return [facts, realpathOf(path), ...packagesIn(join(path, 'node_modules'), true)]
    })
}

/** Returns the manifests whose version `npm run` shows to code. */
function manifestsAbove(root: string): string[] {
  const own = join(root, 'package.json')
  return dirname(root) === root ? [own] : [own, ...manifestsAbove(dirname(root))]
}

/** Names of variables that differ between shells, or between a shell and npm, and say nothing about a site. */
const OF_SHELL =
  /^(?:_|PATH|PWD|OLDPWD|SHLVL|PORT|TERM\w*|COLORTERM|COLUMNS|LINES|WINDOWID|(?:SSH|TMUX|XDG|DBUS|VSCODE|ITERM)_\w+|INIT_CWD|NODE|COLOR|EDITOR|npm_\w+|MIMALLOC_\w+)$/

/** Returns what code of a site may read of the environment. */
function environment(variables: NodeJS.ProcessEnv): string {
  const names = Object.keys(variables).filter((name) => !OF_SHELL.test(name))
  return names
    .sort()
    .map((name) => `${name}=${variables[name]}`)
    .join('\n')
}

/** Returns the names in a folder that may not exist; all paths below it if `recursive`. */
function readdirNames(folder: string, recursive = false): string[] {
  try {
    return readdirSync(folder, { recursive }).map(String)
  } catch {
    return []
  }
}

/** A link may lead nowhere. */
function realpathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return basename(path)
  }
}
