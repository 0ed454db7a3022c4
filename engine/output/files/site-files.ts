import { relative } from 'pathe'
import type { Reporter } from '../../diagnostics/reporter'
import { blogFeeds } from '../../features/feeds/feeds'
import { hostFiles } from '../../features/hosting/host-files'
import { redirectsOf } from '../../features/hosting/redirects'
import { listedSections, llms, llmsFull, robots, sitemap } from '../../features/site-files/text-files'
import { faviconOf } from '../../render/document'
import type { Renderer } from '../../render/renderer'
import { sidebarPath } from '../../render/view/sidebar-view'
import { WRONG_BASE_FILE, wrongBaseScript } from '../../render/wrong-base'
import { tryPath } from '../../site/observed-samples'
import type { SiteModel } from '../../site/site-model'
import { ENGINE, type Output } from '../output'
import type { Prerendered } from '../prerender'
import { brokenPicture, missingFavicon } from '../problems'
import { isBrokenPicture } from './picture-check'
import { writeSearch } from './write-search'

/**
 * Writes the files that are not pages: lists of pages, sidebars, images beside the sources. An author's
 * static file takes precedence over a generated list.
 */
export async function writeSiteFiles(
  model: SiteModel,
  { listed: pages, searched }: Pick<Prerendered, 'listed' | 'searched'>,
  output: Output,
  reporter: Reporter,
  { resolve }: Pick<Renderer, 'resolve'>,
): Promise<void> {
  const { site, content, links, setup } = model
  const isWhole = setup.layers.own === undefined
  const homes = homesOf(site)
  const moved = homes.flatMap((home) => redirectsOf(setup.config, home, content.cleanLink))
  const sections = listedSections(site, pages, content.sidebars)
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(pages),
    'llms.txt': llms(site, sections),
    'llms-full.txt': llmsFull(site, sections, output.read),
    [WRONG_BASE_FILE]: wrongBaseScript(site.basePath),
    ...(isWhole ? { 'robots.txt': robots(site) } : {}),
    ...(isWhole && setup.config.output.hostFiles ? hostFiles(homes, moved) : {}),
  }
  for (const [name, text] of Object.entries(files)) {
    const path = site.basePath + name
    if (!output.has(path)) output.write(path, text, ENGINE)
  }
  for (const sidebar of content.sidebars) {
    const { items } = sidebar
    output.write(sidebarPath(sidebar, site.basePath), JSON.stringify({ items }), ENGINE)
  }
  for (const [path, feed] of blogFeeds(model)) {
    if (!output.has(path)) output.write(path, await feed.write(), ENGINE)
  }
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

function homesOf({ basePath, locales }: SiteModel['site']): [string, ...string[]] {
  return [basePath, ...locales.map(({ home }) => home).filter((home) => home !== basePath)]
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
