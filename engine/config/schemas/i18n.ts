import { z } from 'zod'
import { text } from './text'

const localeCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, "a language tag, such as 'en' or 'pt-BR'")

const localeConfig = z.strictObject({
  /**
   * Name of the language, in that language.
   * @example label: 'Français'
   */
  label: text.optional(),
  /**
   * The `lang` attribute of its pages.
   * @example htmlLang: 'en-GB'
   */
  htmlLang: text.optional(),
  /**
   * Reading direction.
   * @example direction: 'rtl'
   */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /**
   * Calendar of its dates, a Unicode calendar name.
   * @example calendar: 'gregory'
   */
  calendar: text.default('gregory'),
  /**
   * Path of its pages below the base path, and folder of its translations.
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
     * All languages, the default one included.
     * @example locales: ['en', 'fr']
     */
    locales: z.array(localeCode).min(1, 'at least one locale').default(['en']),
    /**
     * What is particular to a language.
     * @example localeConfigs: { en: { label: 'English' } }
     */
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .prefault({})
  .refine(({ defaultLocale, locales }) => locales.includes(defaultLocale), {
    path: ['defaultLocale'],
    error: "one of the site's `i18n.locales`",
  })
