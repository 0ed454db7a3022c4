import { fileURLToPath } from 'node:url'
import { normalize } from 'pathe'
import { glob } from 'tinyglobby'
import { parseSync } from 'vite'
import type { ExportedComponent, FeatureSetup, FindIslands } from '../../feature'
import type { SiteConfig } from '../../kit/options'
import { siteComponentsFile, TRANSLATIONS } from '../../kit/site-folder'
import { followImports } from '../../kit/sources'
import { MODULES } from './modules'

/**
 * Finds the exports of modules that pages import, directly or indirectly, and whose source has hooks or classes. No module
 * is run to find them.
 */
export function liveComponents({ root, config, sources }: FeatureSetup): FindIslands {
  return async (textOf) => {
    const folders = [...sources.folders, TRANSLATIONS]
    const pages = await glob(
      // Modules in JavaScript are no pages.
      folders.map((folder) => `${folder}/**/*.{md,mdx,tsx}`),
      {
        cwd: root,
        absolute: true,
        ignore: ['**/node_modules/**', '**/*.{island,test}.*', ...listExcluded(config)],
      },
    )
    const { visit, modules } = followImports(root, { textOf, skips: (file) => file.includes('.island.') })
    for (const page of [...pages.sort(), siteComponentsFile(root) ?? []].flat()) visit(page)
    const live = [...modules].flatMap(([file, text]) => componentsOf(file, text))
    const listsCategory = [...modules.values()].some((text) => text.includes('@theme/DocCardList'))
    return listsCategory ? [...live, { file: CATEGORY_LIST, name: 'default' }] : live
  }
}

/** Knows the category that it lists in the page alone. */
const CATEGORY_LIST = normalize(fileURLToPath(MODULES['@theme/DocCardList']))

function listExcluded({ docs, pages }: SiteConfig): string[] {
  return [...docs, pages].flatMap(({ path, exclude }) => exclude.map((pattern) => `${path}/${pattern}`))
}

const LIVE =
  /\buse(?!BaseUrl|DocusaurusContext)[A-Z]\w*\s*(?:<[^()]*>)?\(|\bextends\s+(?:React\.)?(?:Pure)?Component\b|\b(?:memo|forwardRef|lazy)\s*[<(]|<BrowserOnly\b/

function componentsOf(file: string, text: string): ExportedComponent[] {
  if (!/\.[jt]sx?$/.test(file) || !LIVE.test(text)) return []
  const lang = /\.jsx?$/.test(file) ? { lang: 'tsx' as const } : {}
  const { staticExports } = parseSync(file, text, lang).module
  const names = staticExports
    .flatMap(({ entries }) => entries.filter(({ moduleRequest, isType }) => !moduleRequest && !isType))
    .map(({ exportName }) => exportName.name ?? 'default')
  return names
    .filter((name) => /^(?:default|[A-Z][\p{ID_Continue}$]*)$/u.test(name))
    .map((name) => ({ file, name }))
}
