import { join } from 'node:path'
import { root } from './root'

/** The sites that tests visit: our own and the fixtures. Folders are relative to the repository. */
export const sites = {
  website: { folder: 'website', base: '/sba-mint/' },
  kitchen: { folder: 'tests/fixtures/kitchen', base: '/kitchen/' },
  crash: { folder: 'tests/fixtures/crash', base: '/crash/' },
  docusaurus: { folder: 'tests/fixtures/docusaurus', base: '/signals/' },
  notice: { folder: 'tests/fixtures/notice', base: '/notice/' },
  fixed: { folder: 'tests/fixtures/fixed', base: '/fixed/' },
  versions: { folder: 'tests/fixtures/versions', base: '/knots/' },
  sets: { folder: 'tests/fixtures/sets', base: '/lighthouse/' },
  blog: { folder: 'tests/fixtures/blog', base: '/orchard/' },
  locales: { folder: 'tests/fixtures/locales', base: '/harbor/' },
  reference: { folder: 'tests/fixtures/reference', base: '/tides/' },
  plain: { folder: 'tests/fixtures/plain', base: '/' },
  diagrams: { folder: 'tests/fixtures/diagrams', base: '/lantern/' },
  extended: { folder: 'tests/fixtures/extended', base: '/quay/' },
  hosts: { folder: 'tests/fixtures/hosts', base: '/' },
  try: { folder: 'tests/fixtures/try', base: '/bench/' },
} as const

export type SiteName = keyof typeof sites

export function isSiteName(name: string): name is SiteName {
  return Object.hasOwn(sites, name)
}

/** Built sites stay here between runs: `docs start` builds one again only if anything it depends on has changed. */
const BUILDS = join(root, '.cache/tests/builds')

export function builtSite(name: SiteName): string {
  return join(BUILDS, name)
}

/** The build and the dev server share one cache, as they do for authors. */
export function siteCache(name: SiteName): string {
  return join(BUILDS, '.cache', name)
}

/** Returns the arguments of `docs` that build a site if it has changed, and serve it. */
export function startArguments(name: SiteName): string[] {
  const output = ['--out', builtSite(name), '--cache', siteCache(name)]
  return ['start', sites[name].folder, ...output, '--port', '0']
}
