import { relative } from 'pathe'
import type { Reporter } from '../../diagnostics/reporter'
import { tryPath } from '../../features/reference/samples/observed-samples'
import { writeSearch } from '../../features/search/output/write-search'
import { faviconOf } from '../../render/document'
import type { Renderer } from '../../render/renderer'
import type { SiteModel } from '../../site/site-model'
import { ENGINE, type Output } from '../output'
import type { Prerendered } from '../prerender'
import { brokenPicture, missingFavicon } from '../problems'
import { isBrokenPicture } from './picture-check'

/**
 * Writes the files that are not pages: lists of pages, sidebars, images beside the sources. An author's
 * static file takes precedence over a generated list.
 */
export async function writeSiteFiles(
  model: SiteModel,
  { searched }: Pick<Prerendered, 'searched'>,
  output: Output,
  reporter: Reporter,
  { resolve }: Pick<Renderer, 'resolve'>,
): Promise<void> {
  const { links, setup } = model
  await writeSearch(searched, model, output, reporter, resolve)
  await writeTryFiles(model, output, ENGINE)
  const { favicon } = faviconOf(setup)
  if (favicon !== undefined && !output.has(favicon))
    reporter.report('warn', missingFavicon(setup.config.favicon ?? ''))
  for (const [path, file] of links.assets) {
    if (isBrokenPicture(file)) reporter.report('warn', brokenPicture(relative(setup.root, file)))
    output.copy(path, file)
  }
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

/** Writes every file that pages may request, which is known once all pages are compiled. */
async function writeTryFiles(
  { tryFiles, site }: Pick<SiteModel, 'tryFiles' | 'site'>,
  output: Output,
  source: string,
): Promise<void> {
  for (const name of tryFiles.names()) {
    const content = await tryFiles.read(name)
    if (content !== undefined) output.write(tryPath(name, site.basePath), content, source)
  }
}
