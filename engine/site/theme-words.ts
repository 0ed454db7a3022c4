import { z } from 'zod'
import { check } from '../config/findings'
import { keyLine, originsOf, rememberOrigin } from '../config/key-lines'
import { findingProblem } from '../config/problems'
import type { I18nConfig, SiteConfig } from '../config/types'
import { textAt } from '../content/files'
import { localeFolder, TRANSLATIONS } from '../content/layers'
import { parseJson } from '../content/versions/version-names'
import { type Problem, SiteError } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import type { EnglishWords, Feature } from '../feature'
import { ALL_FEATURES } from '../features/defaults'
import type { Site } from '../page/site'
import { ENGLISH, type Words } from '../page/words'
import { featuresOf, isOfEngine } from './features/site-features'
import { THEME_WORDS } from './file-names'
import { type Translation, wordsOfLanguage } from './languages'
import { malformedWords, missingWords, takenWords } from './problems'

/** Path relative to the site's root. The default locale has a folder just for this file: `i18n/en/theme.json`. */
export function wordsFile(i18n: I18nConfig): string {
  return `${localeFolder(i18n) ?? `${TRANSLATIONS}/${i18n.currentLocale}`}/${THEME_WORDS}`
}

interface Translated {
  config: SiteConfig
  missingWords?: Problem
}

/**
 * Returns a configuration with the words of the theme and of its features in its locale: translated ones override the
 * English.
 * @throws SiteError, SiteProblems if they are malformed.
 */
export function withWords(root: string, site: SiteConfig, features: readonly Wording[]): Translated {
  const { words, missing } = translate(root, site, features)
  return {
    config: rememberOrigin({ ...site, words }, ...originsOf(site)),
    ...(missing ? { missingWords: missing } : {}),
  }
}

/** Returns the words that neither the site nor the engine has in the language of a site, in English, and where they belong. */
export function findUntranslated(root: string, site: SiteConfig): { file: string; texts: Translation } {
  const { untranslated = {} } = translate(root, site, featuresOf(site))
  return { file: wordsFile(site.i18n), texts: untranslated }
}

function translate(
  root: string,
  { i18n }: SiteConfig,
  features: readonly Wording[],
): Partial<Read> & Pick<Read, 'words'> {
  const file = wordsFile(i18n)
  const text = textAt(root, file)
  const english = withWordsOf(features)
  if (text === undefined && isEnglish(i18n)) return { words: english }
  return readWords(text ?? '{}', file, english, wordsOfLanguage(tagOf(i18n)))
}

/** True for a locale whose readers need no translation. */
function isEnglish(i18n: I18nConfig): boolean {
  return /^en\b/i.test(tagOf(i18n))
}

function tagOf({ currentLocale, localeConfigs }: I18nConfig): string {
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale
}

type Wording = Pick<Feature, 'name' | 'words'>

/**
 * Returns the words that browsers cannot have in their script, because their features are outside the engine; undefined if
 * there are none. They are those of the locale.
 */
export function wordsOfOthers({ features, words }: Pick<SiteConfig, 'features' | 'words'>): Site['words'] {
  const others = features.filter(({ setup }) => !isOfEngine(setup))
  const parts = others.flatMap((feature) => Object.keys(feature.words ?? {}))
  const own = Object.entries<Record<string, string>>({ ...words }).filter(([part]) => parts.includes(part))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** @throws SiteError for a part that two have, since one would silently replace the words of the other. */
function withWordsOf(features: readonly Wording[]): Words {
  const all: Record<string, object> = { ...ENGLISH }
  const owners = new Map(Object.keys(ENGLISH).map((part) => [part, 'the theme']))
  for (const { name, words = {} } of features) {
    for (const [part, texts] of Object.entries(words)) {
      const owner = owners.get(part)
      if (owner !== undefined && all[part] !== texts) throw new SiteError(takenWords(part, name, owner))
      owners.set(part, name)
      all[part] = texts
    }
  }
  return all as unknown as Words
}

interface Read {
  words: Words
  /** What is shown in English, for want of a translation. */
  untranslated: Translation
  missing?: Problem
}

/**
 * Returns the words of a site, translated where `text` or else the engine has them. It may have those of features that the
 * site has not.
 * @throws SiteError, SiteProblems if it is malformed.
 */
export function readWords(
  text: string,
  file: string,
  english = withWordsOf(ALL_FEATURES),
  shipped: Translation = {},
): Read {
  const parsed = parseJson(text)
  if (!('value' in parsed)) throw new SiteError(malformedWords(file, parsed.line, parsed.received))
  const checked = check(translationOf({ ...withWordsOf(ALL_FEATURES), ...english }), parsed.value)
  if (!checked.ok) {
    const problems = checked.findings.map((finding) =>
      finding.path.length === 0
        ? malformedWords(file, 1, text)
        : findingProblem(finding, 'the words of the theme', file, keyLine(text, finding.path)),
    )
    throw new SiteProblems(problems)
  }
  const names: string[] = []
  const missing: string[] = []
  const words: Record<string, Record<string, string>> = {}
  const untranslated: Record<string, Record<string, string>> = {}
  for (const [part, texts] of Object.entries<Record<string, string>>({ ...english }))
    for (const [key, text] of Object.entries(texts)) {
      const own = checked.value[part]?.[key] ?? shipped[part]?.[key]
      words[part] = { ...words[part], [key]: own ?? text }
      names.push(`${part}.${key}`)
      if (own !== undefined) continue
      missing.push(`${part}.${key}`)
      untranslated[part] = { ...untranslated[part], [key]: text }
    }
  return {
    words: words as unknown as Words,
    untranslated,
    ...(missing.length > 0 ? { missing: missingWords(file, missing, names.length) } : {}),
  }
}

function translationOf(english: Words) {
  const parts: EnglishWords = { ...english }
  return objectOf(parts, (texts) => objectOf(texts, textLike))
}

/** Returns a schema with the same keys, all of them optional. */
function objectOf<Value, Schema extends z.ZodType>(
  values: Record<string, Value>,
  schemaOf: (value: Value) => Schema,
) {
  const shape = Object.entries(values).map(([key, value]) => [key, schemaOf(value).optional()] as const)
  return z.strictObject(Object.fromEntries(shape))
}

/** A translation must have the placeholders of its English text, in any order. */
function textLike(english: string) {
  const placeholders = placeholdersOf(english)
  return z.string().refine((text) => placeholdersOf(text).join() === placeholders.join(), {
    message: placeholders.length > 0 ? `a string with ${placeholders.join(' and ')}` : 'a string without {…}',
  })
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort()
}
