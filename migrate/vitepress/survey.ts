import { existsSync, readFileSync } from 'node:fs'
import type { Problem } from 'docwright/feature'
import { mapProse } from 'docwright/kit/fences'
import { join } from 'pathe'
import { globSync } from 'tinyglobby'
import {
  filesElsewhere,
  homeOfVitePress,
  themeOfVitePress,
  translationElsewhere,
  vueInPage,
} from '../problems'
import { surveyMarkdown } from '../survey'
import type { OldPages } from './load'
import type { OldLocale } from './locales'

/** What only Vue understands, by how it begins. */
const OF_VUE: readonly [pattern: RegExp, what: string][] = [
  [/^<script\b/, 'a script of Vue'],
  [/^<style\b/, 'styles of Vue'],
  [/\{\{.*\}\}/, 'an expression of Vue'],
  [/(?<![\w`])<[A-Z]\w*(?:\s[^<>]*)?>/, 'a component of Vue'],
]

/** Returns everything in a site's content that will not carry over, with its location. */
export function surveyVitePress(root: string, pages: OldPages, locales: readonly OldLocale[]): Problem[] {
  const files = [...pages.names].sort().map((name) => join(pages.folder, `${name}.md`))
  const theme = globSync('.vitepress/theme/**/*', { cwd: root, dot: true }).sort()
  const shared = join(pages.folder, 'public')
  return [
    ...files.flatMap((file) => surveyPage(root, file)),
    ...theme.map((file) => ({ ...themeOfVitePress(), file })),
    ...(existsSync(join(root, shared)) ? [{ ...filesElsewhere('static'), file: `${shared}/` }] : []),
    ...locales.flatMap(({ folder }) => movesOf(root, pages, folder)),
  ]
}

function surveyPage(root: string, file: string): Problem[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
  const isHome = /^---\n(?:.*\n)*?layout:[ \t]*['"]?home\b/.test(text)
  return [
    ...(isHome ? [{ ...homeOfVitePress(), file, line: 1 }] : []),
    ...surveyMarkdown(root, file, text),
    ...partsOfVue(text).map((problem) => ({ ...problem, file })),
  ]
}

function partsOfVue(text: string): Problem[] {
  const found: Problem[] = []
  mapProse(text, (line, index) => {
    const prose = line.replace(/`[^`]*`/g, '')
    for (const [pattern, what] of OF_VUE)
      if (pattern.test(prose)) found.push({ ...vueInPage(what), line: index + 1 })
    return line
  })
  return found
}

/** Here, pages of a language are below the folder of its translations, at the paths of the pages that they replace. */
function movesOf(root: string, { folder }: OldPages, locale: string): Problem[] {
  const [from, to] = [join(folder, locale), join('i18n', locale, folder)]
  if (locale === '' || !existsSync(join(root, from))) return []
  return [{ ...translationElsewhere(to, existsSync(join(root, to))), file: `${from}/` }]
}
