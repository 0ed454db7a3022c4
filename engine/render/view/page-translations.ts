import { withBase } from '../../content/href'
import { localeFolder } from '../../content/layers'
import type { Source } from '../../content/types'
import type { Page, PageData } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

/** Returns the paths of a route's page in every locale that has it; empty for a site with one locale. */
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

/** Returns the language of untranslated text; nothing for a text in the language of its page. */
export function textLanguage(
  { path }: Pick<Source, 'path'>,
  { setup, site }: Pick<SiteModel, 'setup' | 'site'>,
): Pick<PageData, 'textLanguage'> {
  const own = localeFolder(setup.config.i18n)
  const [main] = site.locales
  if (own === undefined || !main || path.startsWith(`${own}/`)) return {}
  return { textLanguage: { lang: main.htmlLang, dir: main.direction } }
}
