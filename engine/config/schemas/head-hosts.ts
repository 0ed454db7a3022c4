import { z } from 'zod'
import type { AllowedHosts, HostKind } from '../../page/allowed-hosts'
import { attributesOf, type DocumentTag, isLoadedLink } from '../../page/document-tag'
import { isForeignTo, mapSrcSet } from '../../page/href'
import { typeOf } from './head'

/** Files that a tag loads: the kind of their host, and the key that names them. */
interface Load {
  /** Undefined if no host can be allowed: `any` if one of any kind is enough. */
  kind: HostKind | 'any' | undefined
  key: readonly string[]
  addresses: readonly string[]
  /** What to write instead. */
  own: string
}

/** Returns the schema of a tag in the head, checked before, which loads files of the site and of allowed hosts alone. */
export function tagWithin(hosts: AllowedHosts) {
  return z.custom<DocumentTag>().superRefine((tag, { addIssue }) => {
    for (const { kind, key, addresses, own } of loadsOf(tag)) {
      const allowed = kind === 'any' ? Object.values(hosts).flat() : kind ? hosts[kind] : []
      if (!addresses.some((address) => isForeignTo(allowed, address))) continue
      const others =
        kind === undefined ? '' : ` but those in \`allowedHosts${kind === 'any' ? '' : `.${kind}`}\``
      const message = `${own}: pages load nothing from other hosts${others}`
      addIssue({ code: 'custom', path: [...key], message })
    }
  })
}

function loadsOf(tag: DocumentTag): Load[] {
  const { src, href, imagesrcset } = attributesOf(tag)
  if (tag.tag === 'script')
    return [
      {
        kind: 'scripts',
        key: ['attributes', 'src'],
        addresses: typeof src === 'string' ? [src] : [],
        own: "a file below `static`, such as '/stats.js'",
      },
      {
        kind: 'scripts',
        key: ['text'],
        addresses: findImports(tag),
        own: 'an import map of files below `static`',
      },
    ]
  if (!isLoadedLink(tag)) return []
  return [
    {
      kind: kindOfLink(tag),
      key: ['attributes', 'href'],
      addresses: typeof href === 'string' ? [href] : [],
      own: "a file below `static`, such as '/fonts/anchor.woff2'",
    },
    {
      kind: 'pictures',
      key: ['attributes', 'imagesrcset'],
      addresses: typeof imagesrcset === 'string' ? pictures(imagesrcset) : [],
      own: "files below `static`, such as '/anchor.png 2x'",
    },
  ]
}

const PRELOADED: Readonly<Record<string, HostKind>> = {
  script: 'scripts',
  style: 'styles',
  font: 'styles',
  image: 'pictures',
  fetch: 'connections',
}

function kindOfLink(tag: DocumentTag): Load['kind'] {
  const { rel, as } = attributesOf(tag)
  const words = String(rel).toLowerCase().split(/\s+/)
  if (words.includes('stylesheet')) return 'styles'
  if (words.includes('icon')) return 'pictures'
  if (words.includes('modulepreload')) return 'scripts'
  if (words.includes('preload')) return PRELOADED[String(as).toLowerCase()]
  return words.includes('preconnect') || words.includes('dns-prefetch') ? 'any' : undefined
}

function pictures(srcSet: string): string[] {
  const addresses: string[] = []
  mapSrcSet(srcSet, (address) => {
    addresses.push(address)
    return address
  })
  return addresses
}

/** Returns the addresses in an import map; none for another script, and for one that is no JSON. */
function findImports(tag: DocumentTag): string[] {
  if (typeOf(tag) !== 'importmap') return []
  const addresses: string[] = []
  try {
    JSON.parse(tag.text ?? '', (_, value: unknown) => {
      if (typeof value === 'string') addresses.push(value)
      return value
    })
  } catch {
    return []
  }
  return addresses
}
