import { readFileSync } from 'node:fs'
import { relative } from 'pathe'
import type { Problem } from '../diagnostics/problem'
import type { AllowedHosts, HostKind } from '../page/allowed-hosts'
import { isLoaded } from '../page/href'
import { foreignHost } from './problems'

interface Options {
  /** The site's folder. */
  root: string
  /** The site's own origin. */
  url: string
  allowedHosts: Pick<AllowedHosts, 'pictures' | 'styles'>
}

const COMMENT = /\/\*[\s\S]*?\*\//g
const ADDRESS = /(?:(@import)\s+(?:url\(\s*)?|\burl\(\s*)["']?((?:https?:)?\/\/[^"')\s;]+)/gi
const FONT = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i

/** Returns a problem for each host whose sheets, fonts or pictures a style sheet loads, with the first place. */
export function foreignInSheets(files: readonly string[], { root, url, allowedHosts }: Options): Problem[] {
  const hosts = new Map<string, { file: string; line: number; address: string; kind: HostKind }[]>()
  for (const path of files) {
    const file = relative(root, path)
    const text = readFileSync(path, 'utf8').replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
    for (const { 1: isSheet, 2: address = '', index } of text.matchAll(ADDRESS)) {
      const kind = isSheet || FONT.test(address) ? 'styles' : 'pictures'
      if (isLoaded(address, url, allowedHosts[kind])) continue
      const origin = URL.canParse(address, url) ? new URL(address, url).origin : address
      const line = text.slice(0, index).split('\n').length
      hosts.set(origin, [...(hosts.get(origin) ?? []), { file, line, address, kind }])
    }
  }
  return [...hosts].map(([origin, uses]) =>
    foreignHost(
      origin,
      {
        kinds: [...new Set(uses.map(({ kind }) => kind))],
        addresses: uses.map(({ address, file }) => `${address} (in ${file})`),
      },
      uses[0],
    ),
  )
}
