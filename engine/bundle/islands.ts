import { dirname, join, relative } from 'pathe'
import { glob } from 'tinyglobby'
import { ENGINE_ROOT, pathOfUrl } from '../cache/paths'
import { listPlacedParts } from '../site/features/hooks'
import { outsideFolders, type SiteSetup } from '../site/setup'
import type { TextOf } from './imported-files'

type Site = Pick<SiteSetup, 'root' | 'config' | 'hooks'>

export interface IslandFile {
  /** `theme/tabs/Tabs` for the engine, `site/components/Counter` for the site. */
  id: string
  /** Absolute path. */
  file: string
  /** The component's export name, if the file is not an island itself. */
  export?: string
}

/** Returns Vite's id of the module whose default export is the island. */
export function islandModule({ file, export: name }: IslandFile): string {
  return name === undefined ? file : `virtual:docs/island/${name}${file}`
}

const PATTERN = '**/*.island.tsx'
const IGNORE = ['**/node_modules/**', '**/dist/**']

/** Returns the islands of the engine and of the site, and the components that may automatically become islands. */
export async function allIslands(site: Site, textOf: TextOf = () => undefined): Promise<IslandFile[]> {
  const finders = site.hooks.vite.flatMap(({ args: [{ islands }] }) => islands ?? [])
  const found = await Promise.all(finders.map((find) => find(textOf)))
  const live = found.flat().map(({ file, name }) => ({
    id: `${isOwn(file) ? relative(ENGINE_ROOT, file) : `site/${relative(site.root, file)}`}#${name}`,
    file,
    export: name,
  }))
  return [...(await findIslands(site)), ...live]
}

/**
 * Returns every `*.island.tsx` of the theme, the site, its features and page folders outside it, sorted by path. A feature
 * may be in a package, so folders of packages are left out only below these.
 */
export async function findIslands(site: Site): Promise<IslandFile[]> {
  const { root } = site
  const own = componentFolders(site).filter(isOwn)
  const ofSite = [
    root,
    ...outsideFolders(site).map((folder) => join(root, folder)),
    ...featureFolders(site).map((folder) => join(root, folder)),
  ]
  return [
    ...(await islandsIn([`${ENGINE_ROOT}theme`, ...own])).map((file) => ({
      id: idOf(relative(ENGINE_ROOT, file)),
      file,
    })),
    ...(await islandsIn(ofSite)).map((file) => ({ id: `site/${idOf(relative(root, file))}`, file })),
  ]
}

async function islandsIn(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map((cwd) => glob(PATTERN, { cwd, ignore: IGNORE, absolute: true })),
  )
  return [...new Set(found.flat())].sort()
}

/**
 * Returns the folders, relative to the site's, of the components that features outside the engine add, unless the site's
 * own files include them: those of packages, and those above the site.
 */
export function featureFolders(site: Pick<SiteSetup, 'root' | 'hooks'>): string[] {
  const foreign = componentFolders(site).filter((folder) => !isOwn(folder))
  const paths = foreign.map((folder) => relative(site.root, folder))
  return paths.filter((path) => /^\.\.(\/|$)|(^|\/)node_modules\//.test(path)).sort()
}

/** Returns the absolute folders of the components that the features of a site add. */
function componentFolders({ hooks }: Pick<SiteSetup, 'hooks'>): string[] {
  return [...new Set(listPlacedParts(hooks).map(({ module }) => dirname(pathOfUrl(module))))]
}

function isOwn(folder: string): boolean {
  return `${folder}/`.startsWith(ENGINE_ROOT)
}

function idOf(path: string): string {
  return path.replace(/\.island\.tsx$/, '')
}
