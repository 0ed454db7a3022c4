import { withBase } from '../../content/href'
import type { Page } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

/** The page at a route in every locale that has it; nothing for a site with one locale. */
export function pageTranslations(
  route: string,
  { locales }: Pick<SiteModel, 'locales'>,
): Pick<Page, 'translations'> {
  if (locales.length < 2) return {}
  const found = locales.filter(({ content }) => content.byRoute.has(route))
  const paths = found.map(({ site }) => [site.locale.htmlLang, withBase(site.basePath, route)])
  const [main] = locales
  const isInMain = main !== undefined && found.includes(main)
  return {
    translations: Object.fromEntries(
      isInMain ? [...paths, ['x-default', withBase(main.site.basePath, route)]] : paths,
    ),
  }
}
