import english from './words.json' with { type: 'json' }

/**
 * The theme's texts in English, grouped by the part that shows them, with placeholders in braces.
 * `i18n/<locale>/theme.json` translates them under the same keys. Browser code reads them from `WORDS`, which a build
 * replaces with the texts themselves.
 */
export const ENGLISH = english

export type Words = typeof english

/** Returns a text with its placeholders filled in. */
export function phrase(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (written, name) => String(values[name] ?? written))
}
