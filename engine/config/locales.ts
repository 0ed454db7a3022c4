import type { LocaleConfig } from './types'

type LocaleInput = { [Key in keyof LocaleConfig]?: LocaleConfig[Key] | undefined }

interface I18n {
  defaultLocale: string
  locales: string[]
  localeConfigs: Record<string, LocaleInput>
}

/** Languages written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** What is known of each locale: what the author set, else what its code says. */
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

/** `fr` -> `Français`. */
function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toUpperCase() + name.slice(1)
}
