import { usePage, useSite } from '../contexts'

/**
 * The page in every language, as `<li>`; where a language does not have it, that language's home page.
 * Each language has a shell of its own: no client navigation.
 */
export function LanguageLinks() {
  const { locale, locales } = useSite()
  const { path, translations = {} } = usePage()
  return locales.map(({ code, htmlLang, home, label }) => {
    const isCurrent = code === locale.code
    return (
      <li key={code}>
        <a
          href={isCurrent ? path : (translations[htmlLang] ?? home)}
          lang={htmlLang}
          hrefLang={htmlLang}
          aria-current={isCurrent ? 'true' : undefined}
          data-external={isCurrent ? undefined : ''}
        >
          {label}
        </a>
      </li>
    )
  })
}
