import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../content/types'
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
  source: Source,
  { setup, content, site, links }: SiteModel,
  reporter: Reporter,
): void {
  const { basePath } = site
  const hasFile = (path: string): boolean => {
    const relative = path.slice(basePath.length)
    const route = cleanPath(`/${relative}`)
    return (
      content.byRoute.has(route) ||
      links.assets.has(path) ||
      /\.(md|json)$/.test(path) ||
      existsSync(join(setup.root, 'static', relative))
    )
  }
  const check = new LinkCheck({ ...setup.config, basePath, hasFile, paths: pagePaths({ content, site }) })
  check.add(page.path, markup, { path: source.path, text: source.text, links: compiled?.links ?? [] })
  check.run(reporter)
}
