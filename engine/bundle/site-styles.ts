import { relative } from 'pathe'
import { glob } from 'tinyglobby'
import { localeFolder } from '../content/layers'
import type { Problem } from '../diagnostics/problem'
import { pageFolders, type SiteSetup } from '../site/setup'
import { siteComponentsFile } from '../site/site-components-file'
import { followImports } from './imported-files'
import { sheetOfPages } from './problems'

const ENDING = '.{css,scss,sass,less}'
/** Sass takes it for a part of other sheets, which name it. */
const PART = '**/_*.{scss,sass}'

/** Every sheet in these folders belongs to the site. */
const COMPONENT_FOLDERS = ['components', 'src']

/** The style sheets of a site, as absolute paths in order. */
export interface SiteStyles {
  /** The sheets that all pages get. */
  used: string[]
  /** One for each sheet among the pages: it is the site's only if a page or a component imports it. */
  notes: Problem[]
}

/** Returns the style sheets of the default locale, and of this locale's own. */
export async function siteStyles(site: Pick<SiteSetup, 'root' | 'config' | 'hooks'>): Promise<SiteStyles> {
  const { root, config } = site
  const own = localeFolder(config.i18n)
  const everywhere = (folders: string[]) =>
    own === undefined ? folders : [...folders, ...folders.map((folder) => `${own}/${folder}`)]
  const find = async (folders: string[], ending: string) => {
    const ignore = ['**/node_modules/**', '**/dist/**', '**/*.lazy.css', PART]
    const patterns = folders.map((folder) => `${folder}/**/*${ending}`)
    return (await glob(patterns, { absolute: true, cwd: root, ignore })).sort()
  }
  const folders = everywhere(pageFolders(site))
  const all = await find(everywhere(COMPONENT_FOLDERS), ENDING)
  const beside = (await find(folders, ENDING)).filter((file) => !all.includes(file))
  if (beside.length === 0) return { used: all, notes: [] }
  const { visit, sheets } = followImports(root)
  for (const file of await find(folders, '.{md,mdx}')) visit(file)
  for (const file of await find(everywhere([config.pages.path]), '.{tsx,jsx}')) visit(file)
  for (const file of [siteComponentsFile(root) ?? []].flat()) visit(file)
  const used = [...all, ...beside.filter((file) => sheets.has(file))].sort()
  return { used, notes: beside.map((file) => sheetOfPages(relative(root, file), sheets.has(file))) }
}
