import { existsSync } from 'node:fs'
import { sidebarsFile } from 'docwright/kit/site-folder'
import { loadModule } from 'docwright/kit/taken-over'
import { join } from 'pathe'
import { readSets } from './docs-sets'
import { loadDefault } from './load-config'
import type { NewFile } from './old-site'
import { printModule } from './print'
import { asList, isTree, type Tree } from './tree'

/** Sidebars that only Docusaurus can load, by their files, each with one that has what they say. */
export type SidebarsAsValues = ReadonlyMap<string, NewFile>

/** Finds sidebars that need `require` where the engine has none: in ES modules, and in what they import. */
export async function sidebarsAsValues(root: string, config: Tree): Promise<SidebarsAsValues> {
  const found = new Map<string, NewFile>()
  for (const set of readSets(config)) {
    const file = sidebarsFile(root, set)
    if (!existsSync(join(root, file)) || (await isLoaded(root, file))) continue
    const sidebars = await loadDefault(join(root, file)).catch(() => undefined)
    const target = file.replace(/\.\w+$/, '.converted.ts')
    if (isTree(sidebars)) found.set(file, { file: target, text: printModule([], sidebars) })
  }
  return found
}

/** Names the files of values in the configuration. */
export function withValues(root: string, config: Tree, values: SidebarsAsValues): Tree {
  const sets = readSets(config)
  let index = 0
  const changed = (set: unknown): unknown => {
    const read = isTree(set) ? sets[index++] : undefined
    const file = read && values.get(sidebarsFile(root, read))?.file
    return isTree(set) && file !== undefined ? { ...set, sidebarPath: file } : set
  }
  const docs = asList(config.docs).map(changed)
  return { ...config, docs: Array.isArray(config.docs) ? docs : docs[0] }
}

/** Translated sidebars are beside those of the site, under the same name. */
export function besideValues(files: NewFile[], values: SidebarsAsValues): NewFile[] {
  return files.map(({ file, text }) => {
    const [name, target] = [...values].find(([name]) => file.endsWith(`/${name}`)) ?? []
    return { file: name && target ? file.slice(0, -name.length) + target.file : file, text }
  })
}

async function isLoaded(root: string, file: string): Promise<boolean> {
  try {
    return (await loadModule(root, file)) !== undefined
  } catch {
    return false
  }
}
