import { relative } from 'pathe'
import type { Reporter } from '../../diagnostics/reporter'
import { writeSearch } from '../../features/search/output/write-search'
import { faviconOf } from '../../render/document'
import type { Renderer } from '../../render/renderer'
import type { SiteModel } from '../../site/site-model'
import type { Output } from '../output'
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
  const { favicon } = faviconOf(setup)
  if (favicon !== undefined && !output.has(favicon))
    reporter.report('warn', missingFavicon(setup.config.favicon ?? ''))
  for (const [path, file] of links.assets) {
    if (isBrokenPicture(file)) reporter.report('warn', brokenPicture(relative(setup.root, file)))
    output.copy(path, file)
  }
}
