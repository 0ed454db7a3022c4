import { readdir, stat } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'pathe'
import { realPath } from '../cache/paths'
import { outIsFile, outIsForeign, outIsSource } from '../cli/problems'
import { TRANSLATIONS } from '../content/layers'
import { SiteError } from '../diagnostics/problem'
import type { SiteSetup } from '../site/setup'

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
