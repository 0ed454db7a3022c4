import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

/** The pages of our own site that the specification requires, with the base path. There may be more. */
export const fixed = readFileSync(join(root, 'tests/routes.txt'), 'utf8').split('\n').filter(Boolean)
export const HOME = '/sba-mint/'
export const STANDALONE = '/sba-mint/markdown-page'

/** The page that a sidebar's link in the navbar leads to. `Next` leads from there through the rest. */
export const sidebars = {
  docs: { label: 'Mint', first: '/sba-mint/mint/overview', own: /^\/sba-mint\/mint\// },
  atomic: { label: 'Atomic', first: '/sba-mint/atomic/intro', own: /^\/sba-mint\/atomic\// },
  atomicAngular: {
    label: 'Atomic Angular',
    first: '/sba-mint/atomic-angular/intro',
    own: /^\/sba-mint\/atomic-angular\//,
  },
}

/** Returns the paths of all pages of a site, with the base path, from the text of its sitemap. */
export function routesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].flatMap(([, path]) => path ?? [])
}
