import { existsSync } from 'node:fs'
import { join } from 'pathe'
import type { SiteConfig } from '../../config/types'

const NAMES = ['sidebars.ts', 'sidebars.js', 'sidebars.mjs', 'sidebars.cjs', 'sidebars.json']

/** Where the file of the sidebars may be, relative to the site's root: the first that is there counts. */
export function sidebarsFiles({ sidebarPath }: SiteConfig['docs']): string[] {
  return sidebarPath === undefined ? NAMES : [sidebarPath]
}

/** The file of the sidebars; where there is none, the first that might be. */
export function sidebarsFile(root: string, docs: SiteConfig['docs']): string {
  const [first = '', ...others] = sidebarsFiles(docs)
  return [first, ...others].find((name) => existsSync(join(root, name))) ?? first
}
