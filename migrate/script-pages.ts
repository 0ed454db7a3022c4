import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'pathe'
import type { OldSite } from './old-site'

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
