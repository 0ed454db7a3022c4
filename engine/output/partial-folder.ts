import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative } from 'pathe'
import { realPath } from '../cache/paths'
import { TRANSLATIONS } from '../content/layers'
import { SiteError } from '../diagnostics/problem'
import type { SiteSetup } from '../site/setup'
import { outIsFile, outIsForeign, outIsSource } from './problems'

/** Ends the name of the folder where a build puts the earlier one aside. */
const EARLIER = '.earlier'

/** The folders that builds make beside `outDir` are named by this and the number of their process. */
export function partialPrefix(outDir: string): string {
  return `${outDir}.partial-`
}

/** Where a build stands until it is complete. Each has its own: several may run at once. */
export function partialFolder(outDir: string): string {
  return partialPrefix(outDir) + process.pid
}

export async function beginPartial(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.nojekyll'), '')
}

/**
 * Puts a complete build in the place of the earlier one, which is then in the place of the new one. Of builds that end
 * at once, the last one stays.
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
    // A folder of a lower layer of a container can be removed, but not moved.
    if (isCode(error, 'EXDEV')) await rm(outDir, { recursive: true, force: true })
    else if (!isCode(error, 'ENOENT')) throw error
  }
}

/** Clears up after builds that were killed. What one of them had put aside, and not yet replaced, is put back. */
export async function clearRemains(outDir: string): Promise<void> {
  const prefix = partialPrefix(basename(outDir))
  const names = await readdir(dirname(outDir)).catch(() => [])
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const [, pid, end] = /^(\d+)(\.earlier)?$/.exec(name.slice(prefix.length)) ?? []
    if (pid === undefined || isOtherProcess(Number(pid))) continue
    const folder = join(dirname(outDir), name)
    // Fails where a site is, and then nothing is to be put back.
    if (end === EARLIER) await rename(folder, outDir).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}

/** False for this process: what has its number is of an ended one. */
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

/** Files that every build writes and that hardly any other folder has together. */
const MARKS = ['.nojekyll', '404.html', 'llms.txt']

/**
 * A build replaces its folder as a whole, so that folder must be a new one, an empty one, or an earlier build.
 * @throws SiteError for one that holds, or may hold, the author's files.
 */
export async function checkOutFolder(outDir: string, { root, config }: Setup): Promise<void> {
  const out = await realPath(outDir)
  const [site, here] = await Promise.all([realPath(root), realPath(process.cwd())])
  const sources = [config.docs.path, config.pages.path, 'static', 'components', TRANSLATIONS].map((path) =>
    join(site, path),
  )
  const kept =
    [site, here].find((folder) => isWithin(folder, out)) ?? sources.find((folder) => isWithin(out, folder))
  if (kept !== undefined) throw new SiteError(outIsSource(outDir, kept))
  const info = await stat(out).catch(() => undefined)
  if (!info) return
  if (!info.isDirectory()) throw new SiteError(outIsFile(outDir))
  const names = await readdir(out)
  if (names.length > 0 && !MARKS.every((mark) => names.includes(mark)))
    throw new SiteError(outIsForeign(outDir, names))
}

/** True for the folder itself and for all below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  // From one drive to another the way is an absolute path.
  return !/^\.\.(\/|$)/.test(way) && !isAbsolute(way)
}
