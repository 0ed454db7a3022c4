import { existsSync } from 'node:fs'
import type { Problem } from 'docwright/feature'
import { TRANSLATIONS } from 'docwright/kit/site-folder'
import { join } from 'pathe'
import { glob } from 'tinyglobby'
import { type DocsSet, folderOfVersion, readSets, translationsOf } from './docs-sets'
import { translationElsewhere, translationOfOther } from './problems'
import { type Tree, treeOf, withoutDropped } from './tree'

/** Where each part of a site has its Markdown, relative to the site's folder. */
export interface Places {
  docs: DocsSet[]
  blog: string
  pages: string
}

export function placesOf(config: Tree): Places {
  const { blog, pages } = treeOf(withoutDropped(config))
  return { docs: readSets(config), blog: pathOf(blog, 'blog'), pages: pathOf(pages, 'pages') }
}

function pathOf(options: unknown, otherwise: string): string {
  const { path } = treeOf(options)
  return typeof path === 'string' ? path : otherwise
}

/** Returns each folder in which Docusaurus reads translated files, with the folder where this engine reads it. */
export async function translatedFolders(root: string, places: Places): Promise<Problem[]> {
  const plugins = `${TRANSLATIONS}/*/docusaurus-plugin-content-`
  // Files of words beside the folders are converted.
  const found = await glob([`${plugins}docs*/*/**`, `${plugins}{blog,pages}*/**`], {
    cwd: root,
    ignore: `${plugins}*/*.json`,
  })
  const moves = found.sort().map((file) => moveOf(file, places))
  const byFolder = new Map(moves.map((move) => [move.from, move]))
  return [...byFolder.values()].map(({ from, to }) => ({
    ...(to === undefined ? translationOfOther() : translationElsewhere(to, existsSync(join(root, to)))),
    file: `${from}/`,
  }))
}

/** The folder to move a file with, and its target; undefined for those of content that is not taken over. */
function moveOf(file: string, { docs, blog, pages }: Places): { from: string; to: string | undefined } {
  const [top = '', locale = '', plugin = '', version = ''] = file.split('/')
  const [from, own] = [[top, locale, plugin].join('/'), [top, locale].join('/')]
  const kind = plugin.replace('docusaurus-plugin-content-', '')
  if (kind === 'blog') return { from, to: join(own, blog) }
  if (kind === 'pages') return { from, to: join(own, pages) }
  const set = docs.find((one) => translationsOf(one) === plugin)
  if (set === undefined) return { from, to: undefined }
  return { from: `${from}/${version}`, to: join(own, folderOfVersion(set, version)) }
}
