import { join, relative } from 'pathe'
import { glob } from 'tinyglobby'
import { parseSync } from 'vite'
import { TRANSLATIONS } from '../content/layers'
import { pageFolders, type SiteSetup } from '../site/setup'
import { followImports, isModule, type TextOf } from './imported-files'
import { findIslands, type IslandFile } from './islands'

type Site = Pick<SiteSetup, 'root' | 'config' | 'hooks'>

/** Returns the islands of the engine and of the site, and the components that may automatically become islands. */
export async function allIslands(site: Site, textOf?: TextOf): Promise<IslandFile[]> {
  return [...(await findIslands(site)), ...(await liveComponents(site, textOf))]
}

/**
 * Returns the exports of modules that pages import, directly or indirectly, and whose source has hooks or classes. They
 * are rendered in the browser if they cannot be called at build time. No module is run to find them.
 */
async function liveComponents(site: Site, textOf?: TextOf): Promise<IslandFile[]> {
  const { root, config } = site
  const folders = [...pageFolders(site), TRANSLATIONS]
  const pages = await glob(
    // Modules in JavaScript are no pages.
    folders.map((folder) => `${folder}/**/*.{md,mdx,tsx}`),
    {
      cwd: root,
      absolute: true,
      ignore: ['**/node_modules/**', '**/*.{island,test}.*', ...excluded(config)],
    },
  )
  const { visit, modules } = followImports(root, { textOf, skips: (file) => file.includes('.island.') })
  for (const page of [...pages.sort(), siteComponentsFile(root) ?? []].flat()) visit(page)
  return [...modules].flatMap(([file, text]) => componentsOf(file, text, root))
}

function excluded({ docs, pages }: SiteSetup['config']): string[] {
  return [docs, pages].flatMap(({ path, exclude }) => exclude.map((pattern) => `${path}/${pattern}`))
}

/** Returns the absolute path of the file that exports components for all pages; undefined if the site has none. */
export function siteComponentsFile(root: string): string | undefined {
  return ['.tsx', '.jsx', '.ts', '.js'].map((ending) => join(root, `mdx-components${ending}`)).find(isModule)
}

const LIVE =
  /\buse(?!BaseUrl|DocusaurusContext)[A-Z]\w*\s*(?:<[^()]*>)?\(|\bextends\s+(?:React\.)?(?:Pure)?Component\b|\b(?:memo|forwardRef|lazy)\s*[<(]|<BrowserOnly\b/

function componentsOf(file: string, text: string, root: string): IslandFile[] {
  if (!/\.[jt]sx?$/.test(file) || !LIVE.test(text)) return []
  const lang = file.endsWith('.js') ? { lang: 'jsx' as const } : {}
  const { staticExports } = parseSync(file, text, lang).module
  const names = staticExports
    .flatMap(({ entries }) => entries.filter(({ moduleRequest, isType }) => !moduleRequest && !isType))
    .map(({ exportName }) => exportName.name ?? 'default')
  return names
    .filter((name) => /^(?:default|[A-Z][\p{ID_Continue}$]*)$/u.test(name))
    .map((name) => ({ id: `site/${relative(root, file)}#${name}`, file, export: name }))
}
