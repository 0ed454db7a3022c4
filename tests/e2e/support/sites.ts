import { join } from 'node:path'

/** The sites that end-to-end tests visit: our own and the fixtures. Folders relative to the repository. */
export const sites = {
  website: { folder: 'website', base: '/sba-mint/' },
  kitchen: { folder: 'tests/fixtures/kitchen', base: '/kitchen/' },
  plain: { folder: 'tests/fixtures/plain', base: '/' },
} as const

export type SiteName = keyof typeof sites

export const siteNames: SiteName[] = ['website', 'kitchen', 'plain']

/** A site's built output of this run. `npm test` brings its own folder, with our own site in it. */
export function builtSite(name: SiteName): string {
  return join(buildsFolder(), name)
}

/** A site's cache of this run, apart for each use: two servers never share one. */
export function siteCache(name: SiteName, use: string): string {
  return join(buildsFolder(), '.cache', `${name}-${use}`)
}

function buildsFolder(): string {
  const folder = process.env.DOCS_BUILDS
  if (folder === undefined) throw new Error('DOCS_BUILDS is not set: the global setup sets it.')
  return folder
}
