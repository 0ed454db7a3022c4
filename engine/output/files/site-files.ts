import { relative } from 'pathe'
import type { Reporter } from '../../diagnostics/reporter'
import { faviconOf } from '../../render/document'
import type { SiteModel } from '../../site/site-model'
import type { Output } from '../output'
import { brokenPicture, missingFavicon } from '../problems'
import { isBrokenPicture } from './picture-check'

/**
 * Writes the files that are not pages: lists of pages, sidebars, images beside the sources. An author's
 * static file takes precedence over a generated list.
 */
export async function writeSiteFiles(model: SiteModel, output: Output, reporter: Reporter): Promise<void> {
  const { links, setup } = model
  const { favicon } = faviconOf(setup)
  if (favicon !== undefined && !output.has(favicon))
    reporter.report('warn', missingFavicon(setup.config.favicon ?? ''))
  for (const [path, file] of links.assets) {
    if (isBrokenPicture(file)) reporter.report('warn', brokenPicture(relative(setup.root, file)))
    output.copy(path, file)
  }
}
