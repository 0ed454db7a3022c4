import { join } from 'node:path'

/** The sites that end-to-end tests visit: our own and the fixtures. Folders relative to the repository. */
export const sites = {
  website: { folder: 'website', base: '/sba-mint/' },
  kitchen: { folder: 'tests/fixtures/kitchen', base: '/kitchen/' },
  crash: { folder: 'tests/fixtures/crash', base: '/crash/' },
  docusaurus: { folder: 'tests/fixtures/docusaurus', base: '/signals/' },
  notice: { folder: 'tests/fixtures/notice', base: '/notice/' },
  fixed: { folder: 'tests/fixtures/fixed', base: '/fixed/' },
  versions: { folder: 'tests/fixtures/versions', base: '/knots/' },
  blog: { folder: 'tests/fixtures/blog', base: '/orchard/' },
  locales: { folder: 'tests/fixtures/locales', base: '/harbor/' },
  reference: { folder: 'tests/fixtures/reference', base: '/tides/' },
  plain: { folder: 'tests/fixtures/plain', base: '/' },
  diagrams: { folder: 'tests/fixtures/diagrams', base: '/lantern/' },
  try: { folder: 'tests/fixtures/try', base: '/bench/' },
} as const

export type SiteName = keyof typeof sites

export const siteNames = Object.keys(sites).filter(isSiteName)

export function isSiteName(name: string): name is SiteName {
  return Object.hasOwn(sites, name)
}

/** A site's built output of this run. `npm test` brings its own folder, with our own site in it. */
export function builtSite(name: SiteName): string {
  return join(buildsFolder(), name)
}

/** A site's cache of this run, one for the build and the dev server as authors have it. */
export function siteCache(name: SiteName): string {
  return join(buildsFolder(), '.cache', name)
}

function buildsFolder(): string {
  const folder = process.env.DOCS_BUILDS
  if (folder === undefined) throw new Error('DOCS_BUILDS is not set: the global setup sets it.')
  return folder
}
