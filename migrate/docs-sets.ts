import { setFiles } from 'docwright/kit/site-folder'
import { existingPath, relativePath } from './load-config'
import { isNamed, type Plugin } from './plugins'
import { stubOrigin } from './stub'
import { asList, Dropped, isTree, type Tree, treeOf, withoutDropped } from './tree'

/** A set of docs in a converted configuration. */
export interface DocsSet {
  id: string
  /** The folder of its pages, relative to the site's. */
  path: string
  sidebarPath?: string
}

/** The set that no file is named after, here as in Docusaurus. */
const MAIN = 'default'

/** Returns the options of all sets of docs: those of the preset, and those of plugins of their own. */
export function optionsOfSets(preset: Plugin | undefined, all: Plugin[]): unknown[] {
  const own = preset === undefined || preset.options.docs === false ? [] : [preset.options.docs]
  const plugins = all.filter((plugin) => isNamed(plugin, 'content-docs'))
  const sets = [...own, ...plugins.map(({ options }) => options)]
  // Items of the navbar without a set are of the first one.
  return sets.sort((a, b) => Number(idOf(b) === MAIN) - Number(idOf(a) === MAIN))
}

/** Returns one set of docs, or a list of several. */
export function translateSets(root: string, sets: readonly unknown[]): unknown {
  const [only, ...others] = sets.map((options) => translateSet(root, options))
  return others.length > 0 ? [only, ...others] : (only ?? translateSet(root, undefined))
}

export function idOf(options: unknown): string {
  const { id } = treeOf(options)
  return typeof id === 'string' ? id : MAIN
}

/** Returns the sets of a converted configuration, as far as they are valid. */
export function readSets(converted: Tree): DocsSet[] {
  const sets = asList(treeOf(withoutDropped(converted)).docs ?? {}).filter(isTree)
  return sets.map((set) => ({
    id: idOf(set),
    path: typeof set.path === 'string' ? set.path : 'docs',
    ...(typeof set.sidebarPath === 'string' ? { sidebarPath: set.sidebarPath } : {}),
  }))
}

/** Returns the folder of a version's pages. */
export function folderOfVersion(set: DocsSet, folder: string): string {
  return folder === 'current' ? set.path : `${setFiles(set).docs}/${folder}`
}

/** Returns the name of the folder in which Docusaurus has a set's translations. */
export function translationsOf({ id }: DocsSet): string {
  return `docusaurus-plugin-content-docs${id === MAIN ? '' : `-${id}`}`
}

/** By default, docs are at `/docs`, and do not show when they were last changed. */
function translateSet(root: string, options: unknown): Tree {
  const { sidebarPath, editUrl, ...docs } = treeOf(options)
  const hasFolder = typeof docs.path === 'string' || idOf(docs) !== MAIN
  const path = hasFolder ? relativePath(root, String(docs.path ?? 'docs')) : undefined
  return {
    routeBasePath: 'docs',
    showLastUpdateTime: false,
    ...docs,
    ...(path === undefined ? {} : { path }),
    ...(typeof sidebarPath === 'string' ? { sidebarPath: existingPath(root, sidebarPath) } : {}),
    ...(editUrl === undefined ? {} : { editUrl: editAddress(editUrl, path ?? 'docs') }),
  }
}

/** A function returns a URL for each page. If that ends with the page's path, the part before it is the prefix. */
function editAddress(editUrl: unknown, path: string): unknown {
  if (typeof editUrl !== 'function' || stubOrigin(editUrl) !== undefined) return editUrl
  const page = {
    locale: 'en',
    version: 'current',
    versionDocsDirPath: path,
    docPath: 'page.md',
    permalink: '/page',
  }
  const address: unknown = editUrl(page)
  const ending = `/${path}/page.md`
  if (typeof address === 'string' && address.endsWith(ending)) return address.slice(0, -ending.length)
  return new Dropped('the edit link of a page is a URL followed by the path of its file', 'a function')
}
