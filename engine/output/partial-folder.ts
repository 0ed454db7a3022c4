import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative } from 'pathe'
import { makeFolder, realPath } from '../cache/paths'
import { TRANSLATIONS } from '../content/layers'
import { SiteError } from '../diagnostics/problem'
import { HASHED } from '../page/site'
import type { SiteSetup } from '../site/setup'
import { outIsFile, outIsForeign, outIsSource } from './problems'

/** Suffix of the folder to which a build moves the earlier one. */
const EARLIER = '.earlier'

/** Builds name their temporary folders beside `outDir` with this prefix and their process id. */
export function partialPrefix(outDir: string): string {
  return `${outDir}.partial-`
}

/**
 * Returns the folder of an unfinished build. It is unique per process, since several builds may run at once.
 */
export function partialFolder(outDir: string): string {
  return partialPrefix(outDir) + process.pid
}

export async function beginPartial(folder: string): Promise<void> {
  makeFolder(folder)
  await writeFile(join(folder, '.nojekyll'), '')
}

/**
 * Replaces the earlier build with a complete new one, and moves the earlier one to `partial`. Of concurrent builds, the
 * last one wins.
 */
export async function replaceOutFolder(outDir: string, partial: string): Promise<void> {
  const earlier = partial + EARLIER
  await putAside(outDir, earlier)
  try {
    await rename(partial, outDir)
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await rm(earlier, { recursive: true, force: true })
    return replaceOutFolder(outDir, partial)
  }
  if (existsSync(earlier)) await rename(earlier, partial)
}

async function putAside(outDir: string, earlier: string): Promise<void> {
  try {
    await rename(outDir, earlier)
  } catch (error) {
    // In a container, a folder of a lower layer can be removed, but not moved.
    if (isCode(error, 'EXDEV')) await rm(outDir, { recursive: true, force: true })
    else if (!isCode(error, 'ENOENT')) throw error
  }
}

/** Cleans up after killed builds. Restores an earlier build that was moved but not replaced. */
export async function clearRemains(outDir: string): Promise<void> {
  const prefix = partialPrefix(basename(outDir))
  const names = await readdir(dirname(outDir)).catch(() => [])
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const [, pid, end] = /^(\d+)(\.earlier)?$/.exec(name.slice(prefix.length)) ?? []
    if (pid === undefined || isOtherProcess(Number(pid))) continue
    const folder = join(dirname(outDir), name)
    // The rename fails if there is a newer build, and then nothing needs to be restored.
    if (end === EARLIER) await rename(folder, outDir).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}

/** False for this process: a folder with its id must be from an ended process. */
function isOtherProcess(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

type Setup = Pick<SiteSetup, 'root' | 'config'>

/** What every build writes, and what is rarely found together elsewhere. */
const MARKS = ['.nojekyll', '404.html', HASHED]

/**
 * Checks that the output folder may be replaced: it must be new, empty, or an earlier build.
 * @throws SiteError if it contains, or may contain, the author's files.
 */
export async function checkOutFolder(outDir: string, { root, config }: Setup): Promise<void> {
  const out = await realPath(outDir)
  const [site, here] = await Promise.all([realPath(root), realPath(process.cwd())])
  const sources = [
    ...config.docs.map(({ path }) => path),
    config.pages.path,
    'static',
    'components',
    TRANSLATIONS,
  ].map((path) => join(site, path))
  const source =
    [site, here].find((folder) => isWithin(folder, out)) ?? sources.find((folder) => isWithin(out, folder))
  if (source !== undefined) throw new SiteError(outIsSource(outDir, source))
  const info = await stat(out).catch(() => undefined)
  if (!info) return
  if (!info.isDirectory()) throw new SiteError(outIsFile(outDir))
  const names = await readdir(out)
  if (names.length > 0 && !MARKS.every((mark) => existsSync(join(out, mark))))
    throw new SiteError(outIsForeign(outDir, names))
}

/** True for the folder itself and everything below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  // Between two drives, the relative path is absolute.
  return !/^\.\.(\/|$)/.test(way) && !isAbsolute(way)
}
