import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Problem } from 'docs-engine/feature'
import { createReporter } from 'docs-engine/kit/diagnostics'
import { closesFence, fenceOpening, mapProse, readFence } from 'docs-engine/kit/fences'
import { VERSIONED_DOCS } from 'docs-engine/kit/site-folder'
import { reportUnsupported, wordWithoutEffect } from 'docs-engine/kit/taken-over'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import type { OldSite } from './old-site'
import { emojiName, importNotThere, packageNotThere, pageOfScript, sheetCompiler, swizzled } from './problems'
import { placesOf, translatedFolders } from './translated-folders'
import { treeOf } from './tree'

const MARKDOWN = '**/*.{md,mdx}'
const IMPORT = /^(?:import\b(?! type\b)|\}|export\b.* from ).*?['"]([^'"]+)['"][ \t]*;?[ \t]*$/
const EMOJI_NAME = /(?<![\w:]):[a-z][\w+-]+:(?![\w:])/
const OF_DOCUSAURUS = /^@(?:theme|docusaurus|generated)\b/

/** Returns everything in a site's content that will not carry over, with its location. */
export async function survey(site: OldSite, config: unknown): Promise<Problem[]> {
  const { root } = site
  const places = placesOf(config)
  const translated = await translatedFolders(root, places)
  const folders = [
    places.docs,
    places.pages,
    VERSIONED_DOCS,
    ...(treeOf(config).blog ? [places.blog] : []),
    ...translated.map(({ file = '' }) => file),
  ]
  const files = await Promise.all(folders.map((folder) => filesBelow(root, folder, MARKDOWN)))
  const sheets = await filesBelow(root, 'src', '**/*.{scss,sass,less}')
  const scripts = await filesBelow(root, places.pages, '**/*.{js,jsx}')
  return [
    ...files.flat().flatMap((file) => surveyFile(site, file)),
    ...scripts.map((file) => ({ ...pageOfScript(), file, line: 1 })),
    ...(await filesBelow(root, 'src/theme', '**/*.{js,jsx,ts,tsx}')).map((file) => ({
      ...swizzled(file),
      file,
      line: 1,
    })),
    ...(await filesBelow(root, 'src', '**/*.{js,jsx,ts,tsx}')).flatMap((file) => surveyScript(site, file)),
    ...sheets.flatMap((file) => compilerProblem(root, file)),
    ...translated,
  ]
}

async function filesBelow(root: string, folder: string, pattern: string): Promise<string[]> {
  const files = await glob(pattern, {
    cwd: join(root, folder),
    ignore: ['**/node_modules/**', '**/__tests__/**'],
  })
  return files.sort().map((file) => join(folder, file))
}

/** @param path Relative to the site's folder. */
function surveyFile(site: OldSite, path: string): Problem[] {
  const file = join(site.root, path)
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  return [
    ...importsOf(site, text, path),
    ...emojiNames(text, path),
    ...fenceWords(text, path),
    ...syntaxOf(file, path, text),
  ]
}

/** Pages use components of their own, whose imports must exist as well. Files of the theme are named as a whole. */
function surveyScript(site: OldSite, path: string): Problem[] {
  const file = join(site.root, path)
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const isUsed = !path.startsWith('src/theme/')
  return [...syntaxOf(file, path, text, true), ...(isUsed ? importsOf(site, text, path) : [])]
}

/** Formulas exist only in Markdown, but components may use `<Head>` as well. */
function syntaxOf(file: string, path: string, text: string, isScript = false): Problem[] {
  const reporter = createReporter()
  reportUnsupported({ file, path, text, route: '', format: 'mdx' }, reporter, isScript)
  return reporter.problems.map(({ problem }) => problem)
}

function emojiNames(text: string, file: string): Problem[] {
  const found: Problem[] = []
  mapProse(text, (line, index) => {
    if (EMOJI_NAME.test(line.replace(/`[^`]*`/g, ''))) found.push({ ...emojiName(), file, line: index + 1 })
    return line
  })
  return found
}

function importsOf(site: OldSite, text: string, file: string): Problem[] {
  const found: Problem[] = []
  mapProse(text, (line, index) => {
    const specifier = IMPORT.exec(line)?.[1]
    const problem = specifier === undefined ? undefined : importProblem(site, specifier)
    if (problem) found.push({ ...problem, file, line: index + 1 })
    return line
  })
  return found
}

function importProblem({ root, modules }: OldSite, specifier: string): Problem | undefined {
  if (modules.includes(specifier) || /^(?:[./!]|@site\b|node:)/.test(specifier)) return undefined
  if (OF_DOCUSAURUS.test(specifier)) return importNotThere(specifier)
  if (/^react(?:-dom)?(?:\/|$)/.test(specifier)) return undefined
  return isInstalled(root, specifier) ? undefined : packageNotThere(specifier)
}

/** A style sheet in Sass or Less needs a package, which a plugin of Docusaurus brings with it. */
function compilerProblem(root: string, file: string): Problem[] {
  const names = file.endsWith('.less') ? ['less'] : ['sass', 'sass-embedded']
  return names.some((name) => isInstalled(root, name)) ? [] : [{ ...sheetCompiler(names[0] ?? ''), file }]
}

function isInstalled(root: string, specifier: string): boolean {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const folders = createRequire(join(root, 'site.config.ts')).resolve.paths(name) ?? []
  return folders.some((folder) => existsSync(join(folder, name)))
}

function fenceWords(text: string, file: string): Problem[] {
  let opening: string | undefined
  return text.split('\n').flatMap((line, index) => {
    if (opening !== undefined) {
      if (closesFence(line, opening)) opening = undefined
      return []
    }
    opening = fenceOpening(line)
    if (opening === undefined) return []
    const [, lang = '', meta] =
      /^\s*(\S*)(.*)$/.exec(line.slice(line.indexOf(opening) + opening.length)) ?? []
    return readFence(lang, meta).words.flatMap(
      (word) => wordWithoutEffect({ file, line: index + 1 }, word) ?? [],
    )
  })
}
