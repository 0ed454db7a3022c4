import type { ReadFences } from '../samples/fences/read-fences'
import { createTryFiles, type TryFiles } from '../samples/try/try-files'
import type { SiteSetup } from '../site/setup'
import type { SiteModel } from '../site/site-model'
import type { Output } from './output'

export function siteTryFiles({ root, cache, config }: SiteSetup, readFences: ReadFences): TryFiles {
  return createTryFiles({ root, cache, readFences, packages: config.reference?.packages ?? [] })
}

/** Returns the public path of a file for trying a sample. */
export function tryPath(name: string, basePath: string): string {
  return `${basePath}assets/${name}`
}

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

/** Writes all files that pages may request. Must run after all pages are compiled. */
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
