import { describe, nearest } from '../diagnostics/words'
import type { Finding } from './findings'
import type { LocaleConfig, SiteConfig } from './types'

type LocaleInput = { [Key in keyof LocaleConfig]?: LocaleConfig[Key] | undefined }

interface I18n {
  defaultLocale: string
  locales: string[]
  localeConfigs: Record<string, LocaleInput>
}

/** Languages written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The configuration of each locale: what the author set, else what follows from its code. */
export function localeConfigs({ defaultLocale, locales, localeConfigs }: I18n): Record<string, LocaleConfig> {
  return Object.fromEntries(
    locales.map((code) => {
      const own = localeConfigs[code] ?? {}
      return [
        code,
        {
          label: own.label ?? languageName(code),
          htmlLang: own.htmlLang ?? code,
          direction: own.direction ?? (RIGHT_TO_LEFT.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr'),
          calendar: own.calendar ?? 'gregory',
          path: own.path ?? (code === defaultLocale ? '' : code),
        },
      ]
    }),
  )
}

/** Base path of a locale's pages, whichever locale the configuration is of: `/docs/fr/`. */
export function localeBase(
  {
    baseUrl,
    i18n,
  }: Pick<SiteConfig, 'baseUrl'> & { i18n: Pick<SiteConfig['i18n'], 'currentLocale' | 'localeConfigs'> },
  code: string,
): string {
  const pathOf = (locale: string) => i18n.localeConfigs[locale]?.path ?? ''
  const own = pathOf(i18n.currentLocale)
  const root = own === '' ? baseUrl : baseUrl.slice(0, -own.length - 1)
  return pathOf(code) === '' ? root : `${root}${pathOf(code)}/`
}

/** Returns the base paths of all locales. */
export function localeHomes(config: Pick<SiteConfig, 'baseUrl' | 'i18n'>): string[] {
  return config.i18n.locales.map((code) => localeBase(config, code))
}

/** What is wrong with the locales together: paths that clash, and configurations of locales that do not exist. */
export function localeFindings(
  { defaultLocale, locales, localeConfigs }: I18n,
  configs: Record<string, LocaleConfig>,
): Finding[] {
  const tags = locales.map((code) => code.toLowerCase())
  const findings = locales.flatMap((code, index) => {
    if (tags.indexOf(code.toLowerCase()) < index)
      return [wrong(['locales', index], 'another locale than those before it', code)]
    const path = configs[code]?.path ?? ''
    if (code === defaultLocale)
      return path === '' ? [] : [wrong(pathOf(code), "'': the default locale is at the base path", path)]
    if (!/^[\w-]+(\/[\w-]+)*$/.test(path))
      return [wrong(pathOf(code), "a path without slashes at its ends, such as 'fr'", path)]
    const other = locales.slice(0, index).find((before) => isOnePath(configs[before]?.path, path))
    return other === undefined
      ? []
      : [wrong(pathOf(code), `a path that is not that of the locale ${describe(other)}`, path)]
  })
  const strange = Object.keys(localeConfigs).filter((code) => !locales.includes(code))
  return [...strange.map((code) => unknown(code, locales)), ...findings]
}

/** On disks that ignore case, two paths are one folder. */
function isOnePath(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}

function unknown(code: string, known: string[]): Finding {
  return { kind: 'unknown-key', path: ['i18n', 'localeConfigs', code], near: nearest(code, known), known }
}

function pathOf(code: string): string[] {
  return ['localeConfigs', code, 'path']
}

function wrong(path: (string | number)[], expected: string, received: string): Finding {
  return { kind: 'wrong-value', path: ['i18n', ...path], expected, received: describe(received) }
}

/** `fr` -> `Français`. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}
