import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { TRANSLATIONS } from '../content/layers'
import { outIsFile, outIsForeign, outIsSource, partialIsForeign } from '../errors/catalog-command'
import { type Problem, SiteError } from '../errors/problem'
import type { SiteSetup } from './site-setup'

type Setup = Pick<SiteSetup, 'root' | 'config'>

/** The first file of a build: by it, one that was cut short is known. */
const FIRST = '.nojekyll'

/** Files that every build writes and that hardly any other folder has together. */
const MARKS = [FIRST, '404.html', 'llms.txt']

/** Where a build stands until it is complete. */
export function partialFolder(outDir: string): string {
  return `${outDir}.partial`
}

/** Makes the folder anew. */
export async function beginPartial(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, FIRST), '')
}

/**
 * A build replaces its folder as a whole, so that folder must be a new one, an empty one, or an earlier build. The same
 * holds for the one it stands in until it is complete.
 * @throws SiteError for one that holds, or may hold, the author's files.
 */
export async function checkOutFolder(outDir: string, setup: Setup): Promise<void> {
  await checkFolder(outDir, setup, MARKS, outIsForeign)
  await checkFolder(partialFolder(outDir), setup, [FIRST], partialIsForeign)
}

async function checkFolder(
  outDir: string,
  { root, config }: Setup,
  marks: readonly string[],
  isForeign: (folder: string, names: string[]) => Problem,
): Promise<void> {
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
  if (names.length > 0 && !marks.every((mark) => names.includes(mark)))
    throw new SiteError(isForeign(outDir, names))
}

/** True for the folder itself and for all below it. */
function isWithin(path: string, folder: string): boolean {
  return !/^\.\.([\\/]|$)/.test(relative(folder, path)) && resolve(folder, relative(folder, path)) === path
}

/** With symbolic links followed, also where the last parts do not exist yet. */
async function realPath(path: string): Promise<string> {
  const full = resolve(path)
  const parent = dirname(full)
  return realpath(full).catch(async () =>
    parent === full ? full : join(await realPath(parent), basename(full)),
  )
}
