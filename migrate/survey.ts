import { readFileSync } from 'node:fs'
import type { Problem } from 'docwright/feature'
import { createReporter } from 'docwright/kit/diagnostics'
import { closesFence, fenceOpening, mapProse, readFence } from 'docwright/kit/fences'
import { setFiles } from 'docwright/kit/site-folder'
import { reportUnsupported, wordWithoutEffect } from 'docwright/kit/taken-over'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { type CheckImports, createImportCheck, isInstalled } from './imports'
import type { OldSite } from './old-site'
import { emojiName, handlerInText, labelsOfTags, pageOfScript, sheetCompiler, swizzled } from './problems'
import { listScriptPages } from './script-pages'
import { placesOf, translatedFolders } from './translated-folders'
import { type Tree, treeOf } from './tree'

const MARKDOWN = '**/*.{md,mdx}'
const EMOJI_NAME = /(?<![\w:]):[a-z][\w+-]+:(?![\w:])/

/** Returns everything in a site's content that will not carry over, with its location. */
export async function survey(site: OldSite, config: Tree): Promise<Problem[]> {
  const { root } = site
  const checkImports = createImportCheck(site)
  const places = placesOf(config)
  const translated = await translatedFolders(root, places)
  const folders = [
    ...places.docs.flatMap((set) => [set.path, setFiles(set).docs]),
    places.pages,
    ...(treeOf(config).blog ? [places.blog] : []),
    ...translated.map(({ file = '' }) => file),
  ]
  const files = await Promise.all(folders.map((folder) => filesBelow(root, folder, MARKDOWN)))
  const sheets = await filesBelow(root, 'src', '**/*.{scss,sass,less}')
  const labels = await Promise.all(folders.map((folder) => filesBelow(root, folder, 'tags.{yml,yaml}')))
  const scripts = listScriptPages(site, places.pages).left.map((page) => join(places.pages, page))
  return [
    ...files.flat().flatMap((file) => surveyFile(root, file, checkImports)),
    ...labels.flat().map((file) => ({ ...labelsOfTags(), file })),
    ...scripts.map((file) => ({ ...pageOfScript(), file, line: 1 })),
    ...(await filesBelow(root, 'src/theme', '**/*.{js,jsx,ts,tsx}')).map((file) => ({
      ...swizzled(file),
      file,
      line: 1,
    })),
    ...(await filesBelow(root, 'src', '**/*.{js,jsx,ts,tsx}')).flatMap((file) =>
      surveyScript(root, file, checkImports),
    ),
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
function surveyFile(root: string, path: string, checkImports: CheckImports): Problem[] {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  return [...checkImports(text, path), ...surveyMarkdown(root, path, text)]
}

/** Returns what in a text no tool's Markdown has in common with this engine's. */
export function surveyMarkdown(root: string, path: string, text: string): Problem[] {
  return [
    ...emojiNames(text, path),
    ...handlers(text, path),
    ...fenceWords(text, path),
    ...syntaxOf(join(root, path), path, text),
  ]
}

/** Pages use components of their own, whose imports must exist as well. Files of the theme are named as a whole. */
function surveyScript(root: string, path: string, checkImports: CheckImports): Problem[] {
  const file = join(root, path)
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const isUsed = !path.startsWith('src/theme/')
  return [...syntaxOf(file, path, text, true), ...(isUsed ? checkImports(text, path) : [])]
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

/** The handler of an element; a component may have any props. */
const HANDLER = /<[a-z][\w-]*\b[^<>]*\son[A-Z]\w*=\{|^\s+on[A-Z]\w*=\{/

function handlers(text: string, file: string): Problem[] {
  const found: Problem[] = []
  mapProse(text, (line, index) => {
    if (HANDLER.test(line.replace(/`[^`]*`/g, ''))) found.push({ ...handlerInText(), file, line: index + 1 })
    return line
  })
  return found
}

/** A style sheet in Sass or Less needs a package, which a plugin of Docusaurus brings with it. */
function compilerProblem(root: string, file: string): Problem[] {
  const names = file.endsWith('.less') ? ['less'] : ['sass', 'sass-embedded']
  return names.some((name) => isInstalled(root, name)) ? [] : [{ ...sheetCompiler(names[0] ?? ''), file }]
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
