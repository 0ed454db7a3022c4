import type { Locale, Site } from '../../page/site'
import { useSite } from '../contexts'

/** The page at `path` in every language, as `<li>`. Each language has a shell of its own: no client navigation. */
export function LanguageLinks({ path }: { path: string }) {
  const site = useSite()
  return site.locales.map((locale) => (
    <li key={locale.code}>
      <a
        href={pathInLocale(path, site, locale)}
        lang={locale.htmlLang}
        hrefLang={locale.htmlLang}
        aria-current={locale.code === site.locale.code ? 'true' : undefined}
        data-external={locale.code === site.locale.code ? undefined : ''}
      >
        {locale.label}
      </a>
    </li>
  ))
}

/** `/docs/fr/intro` -> `/docs/intro`, where the default locale is at the base path itself. */
export function pathInLocale(
  path: string,
  { basePath, locale: from }: Pick<Site, 'basePath' | 'locale'>,
  to: Locale,
): string {
  const own = basePath + withSlash(from.path)
  const rest = path.startsWith(own) ? path.slice(own.length) : ''
  return basePath + withSlash(to.path) + rest
}

function withSlash(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, '')
  return bare === '' ? '' : `${bare}/`
}
