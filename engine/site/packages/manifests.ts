import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'pathe'

/**
 * Returns the path of a package's manifest, found in the folders that Node searches, since `exports` may hide it.
 * @param name Name of an installed package, or a folder relative to `root` that begins with a dot.
 */
export function manifestOf(name: string, root: string): string | undefined {
  const isFolder = name.startsWith('.')
  const folders = isFolder ? [root] : (createRequire(join(root, 'package.json')).resolve.paths(name) ?? [])
  return folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path))
}

/** Returns the absolute path of a package linked from elsewhere, such as a workspace; undefined if it is installed. */
export function findLinkedFolder(name: string, root: string): string | undefined {
  const manifest = manifestOf(name, root)
  const folder = manifest && dirname(normalize(realpathSync(manifest)))
  return folder === undefined || folder.includes('/node_modules/') ? undefined : folder
}

/** Returns the absolute paths of the linked folders that the site's package.json lists as dependencies. */
export function listLinkedDependencies(root: string): string[] {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return []
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.keys(dependencies).flatMap((name) => findLinkedFolder(name, root) ?? [])
}
