import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from '../content/entry'
import type { Entry } from '../content/types'
import type { Reporter } from '../errors/reporter'
import { cleanPath } from '../page/site'
import { LinkCheck } from './link-check'
import type { BuiltPage } from './page-builder'
import { pagePaths } from './page-view'
import type { SiteModel } from './site-model'

/** The link check of the build, for one page: other pages are known by route, their anchors are not. */
export function checkDevLinks(
  { page, compiled }: BuiltPage,
  markup: string,
  source: Entry,
  { setup, content, site, links }: SiteModel,
  reporter: Reporter,
): void {
  const { basePath } = site
  // A picture that a module imports has the address of its file here, not that of a built asset.
  const hasFile = (path: string): boolean => {
    const relative = path.slice(basePath.length)
    const route = cleanPath(`/${relative}`)
    return (
      content.byRoute.has(route) ||
      links.assets.has(path) ||
      /\.(md|json)$/.test(path) ||
      ['static', '.'].some((folder) => existsSync(join(setup.root, folder, relative)))
    )
  }
  const check = new LinkCheck({ ...setup.config, basePath, hasFile, paths: pagePaths({ content, site }) })
  const written = [...(compiled?.links ?? []), ...(compiled?.images ?? [])]
  check.add(page.path, markup, { path: source.path, text: textOf(source), links: written })
  check.run(reporter)
}
