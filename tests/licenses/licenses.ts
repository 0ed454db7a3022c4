import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

interface LockedPackage {
  license?: string
  /** True for a workspace of this repository. */
  link?: true
}

/** Returns the names of all installed packages by license; `none` if a package states none. */
export function packagesByLicense(): Map<string, string[]> {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const found = new Map<string, string[]>()
  for (const [path, { license = 'none', link }] of Object.entries(lock.packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
    if (name !== undefined && !link) found.set(license, [...(found.get(license) ?? []), name])
  }
  return found
}
