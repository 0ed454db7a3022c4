import { isUtf8 } from 'node:buffer'
import {
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join } from 'pathe'
import { type Problem, SiteError } from '../diagnostics/problem'
import { workOn } from '../diagnostics/progress'
import { normalizeText } from './front-matter/split'
import type { Layers } from './layers'
import { byCodeUnits } from './names'
import { notText, type Unreadable, unreadable } from './problems'
import type { FoundFile } from './types'

const SKIPPED_FOLDERS = new Set(['node_modules', '__tests__'])
const CATEGORY_FILE = /^_category_\.(json|ya?ml)$/

/**
 * Returns a locale's files below a folder of the site, in path order; empty if there is no such folder. Names that
 * begin with `_` are partials and left out, except for category files. Anything that is neither a file nor a folder is
 * reported.
 */
export function listFiles(layers: Layers, folder: string, report: Report): FoundFile[] {
  return filesIn(layers, folder, isSkipped, report)
}

/** Reports what cannot be copied from a folder whose files are all public. */
export function checkFolder(layers: Layers, folder: string, report: Report): void {
  filesIn(layers, folder, () => false, report)
}

type Report = (problem: Problem) => void

function filesIn(
  { root, own }: Layers,
  folder: string,
  skips: (name: string) => boolean,
  report: Report,
): FoundFile[] {
  const found = new Map<string, FoundFile>()
  for (const layer of own === undefined ? [root] : [root, own]) {
    const inRoot = `${layer.slice(root.length + 1)}/${folder}`.replace(/^\//, '')
    const walk = createWalk(skips, (path, why) => {
      // Whatever else looks for files would follow all these ways.
      if (why === 'again') throw new SiteError(unreadable(inRoot + path, why))
      report(unreadable(inRoot + path, why))
    })
    const files = existsSync(join(layer, folder)) ? walk(join(layer, folder), '/', []) : []
    for (const { file, path } of files)
      found.set(path.slice(1), { file, path: path.slice(1), source: join(inRoot, path) })
  }
  return [...found.values()].sort((a, b) => byCodeUnits(a.path, b.path))
}

export function isCategoryFile(path: string): boolean {
  return CATEGORY_FILE.test(path.slice(path.lastIndexOf('/') + 1))
}

type Located = Omit<FoundFile, 'source'>

/** Returns a function that lists a folder's files. `refuse` is called for anything but files and folders. */
function createWalk(skips: (name: string) => boolean, refuse: (path: string, why: Unreadable) => void) {
  const skip = (path: string, why: Unreadable): Located[] => {
    refuse(path, why)
    return []
  }
  /** Folders below links that were entered. Those that link to each other have ways without number. */
  const entered = new Set<string>()
  /** `links` are the folders that the symbolic links leading here point to. */
  return function walk(folder: string, below: string, links: readonly string[]): Located[] {
    const entries = entriesOf(folder, () => refuse(below.slice(0, -1), 'folder'))
    return entries.flatMap((entry): Located[] => {
      const [file, path] = [`${folder}/${entry.name}`, `${below}${entry.name}`]
      if (skips(entry.name)) return []
      if (entry.name.includes('\uFFFD')) return skip(path, 'name')
      const isLink = entry.isSymbolicLink()
      const target = isLink ? statOf(file) : entry
      if (target?.isFile()) return [{ file, path }]
      if (!target?.isDirectory()) return skip(path, isLink ? 'link' : 'device')
      if (!isLink) return walk(file, `${path}/`, links)
      const real = realpathSync(file)
      const isLoop = links.includes(real) || `${realpathSync(folder)}/`.startsWith(`${real}/`)
      if (isLoop) return skip(path, 'loop')
      if (links.length > 0 && entered.has(real)) return skip(path, 'again')
      entered.add(real)
      return walk(file, `${path}/`, [...links, real])
    })
  }
}

function entriesOf(folder: string, refuse: () => void): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    refuse()
    return []
  }
}

/** Returns undefined for a link that leads nowhere, or to itself. */
function statOf(file: string) {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}

/**
 * Returns the text of a file at a path of the site; undefined if there is nothing.
 * @throws SiteError if there is something else, such as a folder or a broken link.
 */
export function textAt(root: string, path: string): string | undefined {
  const file = join(root, path)
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return undefined
  if (!statOf(file)?.isFile()) throw new SiteError(unreadable(path, 'file'))
  return readText(file, path)
}

/**
 * Returns the normalized text of a file. Messages name it as `path`.
 * @throws SiteError if it is not text in UTF-8.
 */
export function readText(file: string, path: string): string {
  const bytes = readFileSync(file)
  const text = bytes.toString('utf8')
  const wrong = isUtf8(bytes) ? text.indexOf('\0') : text.indexOf('\uFFFD')
  if (wrong >= 0) throw new SiteError(notText(path, text.slice(0, wrong).split('\n').length, isUtf8(bytes)))
  return normalizeText(text)
}

/** True for the name of a file or folder that is not a page and contains none. */
export function isSkipped(name: string): boolean {
  if (isCategoryFile(name)) return false
  return name.startsWith('_') || name.startsWith('.') || SKIPPED_FOLDERS.has(name)
}

interface Entry<Result> {
  modified: number
  size: number
  result: Result
  problem?: Problem
}

export interface FileCache<Result> {
  /**
   * Returns the result for a file, reading it again only if its time or size changed. Messages name it as `path`. Reports
   * a file that is not text, whose result is that of an empty one.
   */
  get(file: string, path: string, report: Report): Result
  /** Drops the results of files that were not requested since the last call. */
  forgetUnused(): void
}

/** Returns a cache in memory. It reads synchronously, which is fastest for thousands of small files. */
export function createFileCache<Result>(make: (text: string, path: string) => Result): FileCache<Result> {
  let cached = new Map<string, Entry<Result>>()
  let used = new Map<string, Entry<Result>>()
  return {
    get(file, path, report) {
      workOn(path)
      const { mtimeMs: modified, size } = statSync(file)
      const known = cached.get(file)
      const entry =
        known?.modified === modified && known.size === size
          ? known
          : { modified, size, ...resultOf(make, file, path) }
      used.set(file, entry)
      if (entry.problem) report(entry.problem)
      return entry.result
    },
    forgetUnused() {
      cached = used
      used = new Map()
    },
  }
}

function resultOf<Result>(make: (text: string, path: string) => Result, file: string, path: string) {
  try {
    return { result: make(readText(file, path), path) }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return { result: make('', path), problem: error.problem }
  }
}
