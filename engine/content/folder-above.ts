import { existsSync } from 'node:fs'
import { dirname, join } from 'pathe'

/** True for a folder that contains the repository of a site, or the site if it is in none: it has far more than the site. */
export function isAboveSite(folder: string, root: string): boolean {
  const path = join(root, folder).replace(/\/+$/, '')
  const top = repositoryOf(root) ?? root
  return top.startsWith(`${path}/`)
}

function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  return dirname(folder) === folder ? undefined : repositoryOf(dirname(folder))
}
