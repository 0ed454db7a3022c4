import { tryPath } from '../site/observed-samples'
import type { SiteModel } from '../site/site-model'
import type { Output } from './output'

/** Returns the file at a path of the dev server, and its media type. */
export async function devTryFile(
  path: string,
  { tryFiles, site }: Pick<SiteModel, 'tryFiles' | 'site'>,
): Promise<{ type: string; body: string } | undefined> {
  const folder = tryPath('', site.basePath)
  if (!path.startsWith(folder)) return undefined
  const name = path.slice(folder.length)
  const body = await tryFiles.read(name)
  if (body === undefined) return undefined
  return { type: name.endsWith('.htm') ? 'text/html' : 'application/json', body }
}

/** Writes all that pages may ask for, once they are all compiled. */
export async function writeTryFiles(
  { tryFiles, site }: Pick<SiteModel, 'tryFiles' | 'site'>,
  output: Output,
  source: string,
): Promise<void> {
  for (const name of tryFiles.names()) {
    const content = await tryFiles.read(name)
    if (content !== undefined) output.write(tryPath(name, site.basePath), content, source)
  }
}
