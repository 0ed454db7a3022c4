import english from './words.json' with { type: 'json' }

/**
 * The words of the theme in English, by the part that shows them. In braces is what a page fills in.
 * `i18n/<locale>/theme.json` has those of another language under the same keys. Code for browsers reads them from
 * `WORDS`, in whose place a build writes the texts themselves.
 */
export const ENGLISH = english

export type Words = typeof english

/** Returns a text with what is in its braces filled in. A build for browsers writes a template in place of a call. */
export function phrase(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (written, name) => String(values[name] ?? written))
}
