import english from './words.json' with { type: 'json' }

type OwnWords = typeof english

/** The theme's texts, grouped by the part that shows them. Each feature declares its own parts beside their texts. */
export interface Words extends OwnWords {}

/**
 * The texts of the core in English, with placeholders in braces; those of a site's features are added when it is loaded.
 * `i18n/<locale>/theme.json` translates them under the same keys. Browser code reads them from `WORDS`, which a build
 * replaces with the texts themselves.
 */
export const ENGLISH = english as Words

/** Returns a text with its placeholders filled in. */
export function phrase(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (written, name) => String(values[name] ?? written))
}
