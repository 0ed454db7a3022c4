import { join } from 'pathe'
import { devUrlOf } from '../bundle/dev-urls'
import { fileInLocale } from '../content/layers'
import type { Reporter } from '../diagnostics/reporter'
import { htmlLinks } from '../links/html-links'
import { createLinkCheck, describeSource } from '../output/locale-links'
import { cleanPath, type Site } from '../page/site'
import type { RenderResult } from '../render/render-page'
import { baseOf } from '../serve/redirect'
import { filesAt, isFile } from '../site/public-files'
import type { SiteModel } from '../site/site-model'

/**
 * Checks the links of one page, as a build does for all. Other pages are known by route, but not their
 * anchors.
 */
export function checkDevLinks(
  built: RenderResult,
  markup: string,
  model: SiteModel,
  generated: { has(path: string): boolean },
  reporter: Reporter,
): void {
  const { setup, content, site, links } = model
  const { basePath } = site
  // The URL of an imported image is its file's path here, not that of a built asset.
  const hasFile = (path: string): boolean => {
    const relative = path.slice(basePath.length)
    const route = cleanPath(`/${relative}`)
    return (
      content.byRoute.has(route) ||
      links.assets.has(path) ||
      generated.has(path) ||
      /\.(md|json)$/.test(path) ||
      isOfOtherLocale(path, site) ||
      isServedFile(path, basePath) ||
      ['static', '.']
        .flatMap((folder) => filesAt(join(setup.root, folder, relative)))
        .some((file) => isFile(fileInLocale(file, setup.layers)))
    )
  }
  const check = createLinkCheck(model)
  const { source, page } = built
  check.add(page.path, htmlLinks(markup), describeSource(source, page.path, built.links, model))
  check.run(reporter, hasFile)
}

/** An image imported from outside the site's folder. */
function isServedFile(path: string, basePath: string): boolean {
  const start = devUrlOf('', basePath)
  return path.startsWith(`${start}/`) && isFile(path.slice(start.length).replace(/^\/(?=\w:)/, ''))
}

/** Pages of another locale are served by its own server. */
function isOfOtherLocale(path: string, { basePath, locales }: Site): boolean {
  const bases = locales.map(({ home }) => home)
  return (baseOf(path, bases) ?? basePath) !== basePath
}
