import { existsSync } from 'node:fs'
import type { Problem } from 'docwright/feature'
import { CONFIG_FILE, CURRENT, THEME_WORDS, TRANSLATIONS } from 'docwright/kit/site-folder'
import { basename, join } from 'pathe'
import { globSync } from 'tinyglobby'
import { type DocsSet, readSets, translationsOf } from './docs-sets'
import { fit } from './fit'
import { type Messages, readMessages } from './messages'
import type { NewFile, OldSite } from './old-site'
import { printLocale } from './print'
import {
  notOverwritten,
  textOfComponent,
  textOfNothing,
  textOfTheme,
  titleOfBlog,
  wordsOfDefault,
} from './problems'
import { filesOfVersion, translatedVersion } from './sidebar-files'
import { convertedConfig } from './translate'
import { type ThemeMessages, translatedTheme } from './translated-theme'
import { isOfTheme, translatedWords } from './translated-words'
import { asList, isTree, type Tree, treeOf, withoutDropped } from './tree'

export interface Translations {
  files: NewFile[]
  problems: Problem[]
}

/**
 * Converts the words that Docusaurus keeps in JSON files, one language after the other.
 * @param config The configuration of Docusaurus.
 * @param converted The one of this engine, which says what a language's own one must repeat.
 */
export async function convertTranslations(
  site: OldSite,
  config: Tree,
  converted: Tree,
): Promise<Translations> {
  const { root } = site
  const i18n = treeOf(treeOf(withoutDropped(converted)).i18n)
  const found: Translations = { files: [], problems: [] }
  const report = (problem: Problem) => found.problems.push(problem)
  for (const code of asList(i18n.locales).map(String)) {
    const { path } = treeOf(treeOf(i18n.localeConfigs)[code])
    const folder = `${TRANSLATIONS}/${typeof path === 'string' && path !== '' ? path : code}`
    if (!existsSync(join(root, folder))) continue
    const own = [
      ...configOfLocale(site, folder, config, converted, report),
      ...(await sidebarsOfLocale(root, folder, readSets(converted), report)),
    ]
    const isDefault = code === i18n.defaultLocale
    // The default language has its words in the site's own files.
    if (isDefault && own.length > 0) report(wordsOfDefault(`${folder}/`))
    // The theme is in English, and so are the site's own files.
    const isOriginal = isDefault && /^en\b/i.test(code)
    const words = isOriginal ? [] : wordsOfTheme(root, folder, report)
    const files = [...words, ...(isDefault ? [] : own)]
    for (const { file, text } of files) {
      if (existsSync(join(root, folder, file))) report(notOverwritten(`${folder}/${file}`))
      else found.files.push({ file: `${folder}/${file}`, text })
    }
    for (const file of globSync('docusaurus-plugin-content-blog*/options.json', { cwd: join(root, folder) }))
      report(titleOfBlog(`${folder}/${file}`))
  }
  return found
}

type Report = (problem: Problem) => void

function wordsOfTheme(root: string, folder: string, report: Report): NewFile[] {
  const messages = readMessages(root, `${folder}/code.json`, report)
  const words = translatedWords(messages)
  const left = messages.left()
  if (left.some(isOfTheme)) report(textOfTheme(messages.file))
  const own = left.filter((id) => !isOfTheme(id))
  for (const problem of messages.at(own, textOfComponent(folder))) report(problem)
  return Object.keys(words).length === 0
    ? []
    : [{ file: THEME_WORDS, text: `${JSON.stringify(words, null, 2)}\n` }]
}

function configOfLocale(
  site: OldSite,
  folder: string,
  config: Tree,
  converted: Tree,
  report: Report,
): NewFile[] {
  const read = (name: string) =>
    readMessages(site.root, `${folder}/docusaurus-theme-classic/${name}.json`, report)
  const messages: ThemeMessages = { navbar: read('navbar'), footer: read('footer') }
  const own = fit(convertedConfig(site, translatedTheme(config, messages)))
  reportLeft([messages.navbar, messages.footer], report)
  const themeConfig = difference(withoutDropped(converted.themeConfig), withoutDropped(own.themeConfig))
  return themeConfig === undefined ? [] : [{ file: CONFIG_FILE, text: printLocale({ themeConfig }) }]
}

/** Returns what a language must say itself: keys whose values differ, and lists as a whole. */
export function difference(common: unknown, own: unknown): unknown {
  if (JSON.stringify(common) === JSON.stringify(own)) return undefined
  if (!isTree(common) || !isTree(own)) return own
  const entries = Object.entries(own).map(([key, value]) => [key, difference(common[key], value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

async function sidebarsOfLocale(
  root: string,
  folder: string,
  sets: readonly DocsSet[],
  report: Report,
): Promise<NewFile[]> {
  const files = sets.flatMap((set) => {
    const docs = `${folder}/${translationsOf(set)}`
    const names = globSync('*.json', { cwd: join(root, docs) }).sort()
    return names.map((name) => sidebarsOfVersion(root, `${docs}/${name}`, set, report))
  })
  return (await Promise.all(files)).flat()
}

/** @param file The words of a version. */
async function sidebarsOfVersion(root: string, file: string, set: DocsSet, report: Report) {
  const words = readMessages(root, file, report)
  const version = basename(file, '.json')
  if (words.has('version.label', labelOf(version))) words.take('version.label')
  const translated = await translatedVersion(root, filesOfVersion(root, version, set), words)
  reportLeft([words], report)
  return translated
}

/** The label of a version that nobody gave another. */
function labelOf(version: string): string {
  return version === CURRENT ? 'Next' : version.replace(/^version-/, '')
}

function reportLeft(all: Messages[], report: Report): void {
  for (const messages of all)
    for (const problem of messages.at(messages.left(), textOfNothing())) report(problem)
}
