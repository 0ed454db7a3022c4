import { z } from 'zod'
import { text } from './values'

const LANGUAGE_TAG = "a language tag, such as 'en' or 'pt-BR'"

const localeCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, LANGUAGE_TAG)
  .refine(isLanguageTag, LANGUAGE_TAG)

const localeConfig = z.strictObject({
  /**
   * Name of the language, in the language itself.
   * @example label: 'Français'
   */
  label: text.optional(),
  /**
   * The `lang` attribute of its pages.
   * @example htmlLang: 'en-GB'
   */
  htmlLang: z.string().refine(isLanguageTag, LANGUAGE_TAG).optional(),
  /**
   * Reading direction.
   * @example direction: 'rtl'
   */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /**
   * Calendar of its dates, as a Unicode calendar name.
   * @example calendar: 'gregory'
   */
  calendar: text.refine(isCalendar, "the Unicode name of a calendar, such as 'gregory'").default('gregory'),
  /**
   * Path of its pages below the base path, and name of its folder of translations.
   * @example path: 'fr'
   */
  path: z.string().optional(),
})

/** Languages of the site. */
export const i18n = z
  .strictObject({
    /**
     * The language at the base path.
     * @example defaultLocale: 'en'
     */
    defaultLocale: localeCode.default('en'),
    /**
     * All languages, including the default.
     * @example locales: ['en', 'fr']
     */
    locales: z.array(localeCode).min(1, 'at least one locale').default(['en']),
    /**
     * Settings of single languages.
     * @example localeConfigs: { en: { label: 'English' } }
     */
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .prefault({})
  .refine(({ defaultLocale, locales }) => locales.includes(defaultLocale), {
    path: ['defaultLocale'],
    error: "one of the site's `i18n.locales`",
  })

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

function isCalendar(name: string): boolean {
  return Intl.supportedValuesOf('calendar').includes(name)
}
