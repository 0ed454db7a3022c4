import { phrase } from '../../page/words'
import { usePage, useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import { Dropdown } from './Dropdown'

export function LanguageMenu() {
  const { locale } = useSite()
  return (
    <Dropdown
      name={phrase(WORDS.shell.language, { language: locale.label })}
      label={
        <>
          <Icon name="language" />
          {locale.label}
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  )
}

/**
 * The page in every language, as `<li>`; a language without it links to its home page. Each language has its own shell,
 * so there is no client navigation.
 */
export function LanguageLinks() {
  const { locale, locales } = useSite()
  const { kind, path, translations = {} } = usePage()
  // The not-found page may be at any URL.
  const own = kind === 'not-found' ? '' : path
  return locales.map(({ code, htmlLang, home, label }) => {
    const isCurrent = code === locale.code
    return (
      <li key={code}>
        <a
          href={isCurrent ? own : (translations[htmlLang] ?? home)}
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
