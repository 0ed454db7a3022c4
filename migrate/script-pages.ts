import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { globSync } from 'tinyglobby'
import type { OldSite } from './old-site'

/** The scripts among the pages of a site, as paths below their folder. */
export interface ScriptPages {
  /** Those that are pages here as soon as their names end in `.tsx`. */
  renamed: string[]
  /** Those that somebody must rewrite. */
  left: string[]
}

/** Helpers and tests are no pages, nor is a module without a component. */
const NO_PAGE = ['**/_*', '**/_*/**', '**/*.test.*', '**/__tests__/**']
const HAS_DEFAULT = /^\s*export\s+(?:default\b|\{[^}]*\bdefault\b)/m

/** Returns the pages in JavaScript. TypeScript is what pages are written in here, and reads them as they are. */
export function listScriptPages(site: OldSite, folder: string): ScriptPages {
  const cwd = join(site.root, folder)
  const pages = globSync('**/*.{js,jsx}', { cwd, ignore: NO_PAGE }).sort()
  const isReady = (page: string) =>
    HAS_DEFAULT.test(readFileSync(join(cwd, page), 'utf8')) &&
    !isForeign(site, join(cwd, page)) &&
    !existsSync(join(cwd, renamed(page)))
  return { renamed: pages.filter(isReady), left: pages.filter((page) => !isReady(page)) }
}

/** Returns the name of a page in JavaScript here. */
export function renamed(page: string): string {
  return page.replace(/\.jsx?$/, '.tsx')
}

/** A call of `require` that names no file of the site. */
const OTHER_REQUIRE = /\brequire\((?!\s*['"](?:\.|@site\/|!))/

/** True for a page that needs modules that only Docusaurus has, or such a call, itself or in what it imports. */
export function isForeign(site: OldSite, file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/from\s+['"]([^'"]+)['"]/g)].map(([, name = '']) => name)
  const isOwn = (name: string) => /^@(?:theme|docusaurus|generated)\//.test(name)
  if (OTHER_REQUIRE.test(text) || names.some((name) => isOwn(name) && !site.modules.includes(name)))
    return true
  return names.some((name) => {
    const path = name.startsWith('@site/')
      ? join(site.root, name.slice('@site/'.length))
      : join(dirname(file), name)
    const found = /^(?:\.|@site\/)/.test(name) ? scriptAt(path) : undefined
    return found !== undefined && isForeign(site, found, seen)
  })
}

function scriptAt(path: string): string | undefined {
  const ends = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
  return ends.map((end) => path + end).find((file) => /\.[jt]sx?$/.test(file) && existsSync(file))
}
