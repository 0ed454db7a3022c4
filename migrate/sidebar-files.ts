import { existsSync, readFileSync } from 'node:fs'
import { readYaml } from 'docwright/kit/data'
import { stripNumberPrefixes } from 'docwright/kit/pages'
import { CURRENT, setFiles, sidebarsFile } from 'docwright/kit/site-folder'
import { basename, join } from 'pathe'
import { globSync } from 'tinyglobby'
import { type DocsSet, folderOfVersion } from './docs-sets'
import { loadDefault } from './load-config'
import type { Messages } from './messages'
import type { NewFile } from './old-site'
import { printModule } from './print'
import { translatedCategory, translatedSidebars } from './translated-sidebars'
import { isTree, type Tree, treeOf } from './tree'

/** The sidebars and the docs of one version, relative to the site's folder. */
interface VersionFiles {
  sidebars: string
  docs: string
}

export function filesOfVersion(root: string, name: string, set: DocsSet): VersionFiles {
  const docs = folderOfVersion(set, name)
  if (name === CURRENT) return { sidebars: sidebarsFile(root, set), docs }
  return { sidebars: `${setFiles(set).sidebars}/${name}-sidebars.json`, docs }
}

/** Returns a version's sidebars and category files in another language, as far as they differ. */
export async function translatedVersion(
  root: string,
  { sidebars, docs }: VersionFiles,
  words: Messages,
): Promise<NewFile[]> {
  const all = existsSync(join(root, sidebars)) ? await loadDefault(join(root, sidebars)) : undefined
  const own = isTree(all) ? translatedSidebars(all, words) : {}
  const isSame = !isTree(all) || JSON.stringify(own) === JSON.stringify(all)
  return [
    ...(isSame ? [] : [{ file: sidebars, text: textOf(sidebars, own) }]),
    ...categories(root, docs, words),
  ]
}

function textOf(file: string, sidebars: Tree): string {
  return file.endsWith('.json') ? `${JSON.stringify(sidebars, null, 2)}\n` : printModule([], sidebars)
}

function categories(root: string, docs: string, words: Messages): NewFile[] {
  const cwd = join(root, docs)
  const folders = existsSync(cwd) ? globSync('**/', { cwd, onlyDirectories: true }) : []
  return folders.sort().flatMap((found) => {
    const folder = found.replace(/\/$/, '')
    const name = ['json', 'yml', 'yaml']
      .map((ending) => `_category_.${ending}`)
      .find((file) => existsSync(join(cwd, folder, file)))
    const own = name === undefined ? {} : readCategory(join(cwd, folder, name))
    const label = typeof own.label === 'string' ? own.label : stripNumberPrefixes(basename(folder))
    const translated = translatedCategory(own, label, words)
    if (!translated) return []
    // JSON is YAML too.
    const text = `${JSON.stringify(translated, null, 2)}\n`
    return [{ file: join(docs, folder, name ?? '_category_.json'), text }]
  })
}

function readCategory(file: string): Tree {
  const read = readYaml(readFileSync(file, 'utf8'), file)
  return 'problem' in read ? {} : treeOf(read.value)
}
