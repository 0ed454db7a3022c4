import { readFileSync } from 'node:fs'
import { relative } from 'pathe'
import type { Problem } from '../diagnostics/problem'
import { isLoaded } from '../page/href'
import { foreignHost } from './problems'

interface Options {
  /** The site's folder. */
  root: string
  /** The site's own origin. */
  url: string
  /** Other origins that pages may load files from. */
  allowedHosts: readonly string[]
}

const COMMENT = /\/\*[\s\S]*?\*\//g
const ADDRESS = /(?:@import\s+(?:url\(\s*)?|\burl\(\s*)["']?((?:https?:)?\/\/[^"')\s;]+)/gi

/** Returns a problem for each host whose sheets, fonts or pictures a style sheet loads, with the first place. */
export function foreignInSheets(files: readonly string[], { root, url, allowedHosts }: Options): Problem[] {
  const hosts = new Map<string, { file: string; line: number; address: string }[]>()
  for (const path of files) {
    const file = relative(root, path)
    const text = readFileSync(path, 'utf8').replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
    for (const { 1: address = '', index } of text.matchAll(ADDRESS)) {
      if (isLoaded(address, url, allowedHosts)) continue
      const origin = URL.canParse(address, url) ? new URL(address, url).origin : address
      const line = text.slice(0, index).split('\n').length
      hosts.set(origin, [...(hosts.get(origin) ?? []), { file, line, address }])
    }
  }
  return [...hosts].map(([origin, uses]) =>
    foreignHost(
      origin,
      uses.map(({ address, file }) => `${address} (in ${file})`),
      uses[0],
    ),
  )
}
