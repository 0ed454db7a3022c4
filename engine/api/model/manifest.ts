import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'pathe'

/**
 * Path of a package's manifest, which the package need not let anyone import: it is looked for in the folders Node would
 * look in.
 * @param name of an installed package, or a folder that begins with a dot, relative to `root`.
 */
export function manifestOf(name: string, root: string): string | undefined {
  const isFolder = name.startsWith('.')
  const folders = isFolder ? [root] : (createRequire(join(root, 'package.json')).resolve.paths(name) ?? [])
  return folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path))
}
