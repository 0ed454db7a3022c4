import { createHash } from 'node:crypto'
import { createLookup, type Lookup } from './model/lookup'
import type { ApiExport, ApiPackage, ExportId } from './model/types'

/** The documented packages, as the components of a page need them. Paths include the base path. */
export interface Reference extends Lookup {
  /**
   * Returns the page that documents an export, with the anchor of its row or table; undefined if there is none. `from`
   * is a page that asks for a link: the whole of that page is no target, so another place that documents it counts.
   */
  addressOf(id: ExportId, from?: string): string | undefined
  /** The site's own badges: the page that explains each, by its text. */
  readonly statuses: ReadonlyMap<string, string>
  /** Returns the exports that a page documents, by the page's path. */
  exportsOn(path: string): readonly ApiExport[]
  /**
   * Returns a digest of all that a page shows of a name: the export, its address, and the addresses of the names in its
   * code. Pages ask separately for links in doc comments. For a badge, its page. Null for any other name.
   */
  digest(name: string): string | null
}

/** The name whose digest is that of all exports, for a page that lists them. No export can have it. */
export const ALL_EXPORTS = '*'

/** A page's source. */
export interface ScannedPage {
  /** With the base path. */
  path: string
  text: string
}

/** Returns the reference of packages documented by these pages. If several document an export, the first one counts. */
export function createReference(
  packages: readonly ApiPackage[],
  pages: Iterable<ScannedPage>,
  statuses: ReadonlyMap<string, string> = new Map(),
): Reference {
  const lookup = createLookup(packages)
  const addresses = findAddresses(pages, lookup)
  const byPage = exportsByPage(packages, addresses)
  const digests = new Map<string, string | null>()
  const listed = () => {
    const all = packages.flatMap(({ exports }) => exports)
    return all.map(({ id, kind, doc }) => [id, kind, doc, addresses.get(id) ?? []])
  }
  const digest = (name: string): string | null => {
    if (name === ALL_EXPORTS) return hashOf(listed())
    const found = lookup.find(name)
    if (found.kind !== 'found') return statuses.get(name) ?? null
    const { exports: _, ...owner } = found.package
    const linked = [found.export.id, ...referencesOf(found.export)].map((id) => addresses.get(id) ?? [])
    return hashOf([owner, found.export, linked])
  }
  return {
    ...lookup,
    statuses,
    addressOf: (id, from) => addresses.get(id)?.find((address) => address !== from),
    exportsOn: (path) => byPage.get(path) ?? [],
    digest(name) {
      const known = digests.get(name)
      if (known !== undefined) return known
      const fresh = digest(name)
      digests.set(name, fresh)
      return fresh
    },
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}

function exportsByPage(
  packages: readonly ApiPackage[],
  addresses: ReadonlyMap<ExportId, readonly string[]>,
): Map<string, ApiExport[]> {
  const byPage = new Map<string, ApiExport[]>()
  for (const own of packages.flatMap(({ exports }) => exports)) {
    const [path] = addresses.get(own.id)?.[0]?.split('#') ?? []
    if (path !== undefined) byPage.set(path, [...(byPage.get(path) ?? []), own])
  }
  return byPage
}

/** Returns the ids of all exports named in the code of an export. */
function referencesOf({ code, signatures, members }: ApiExport): ExportId[] {
  const codes = [
    ...code,
    ...signatures.flatMap(({ parameters, returns }) => [returns, ...parameters.map(({ type }) => type)]),
    ...members.map(({ type }) => type),
  ]
  return codes.flat().flatMap((part) => (typeof part === 'string' ? [] : [part[1]]))
}

const HEAD = /<ApiHead\b[^>]*?\bof="([^"]*)"/g
const MEMBERS = /<Members\b[^>]*?\bof="([^"]*)"/g
const TYPE_TABLE = /<TypeTable\b[^>]*>([\s\S]*?)<\/TypeTable>/g
const HEADING = /^#{2,4}[ \t]+`?([\w$]+)`?[ \t]+\{#([^}\s]+)\}[ \t]*$/gm
const ITEM = /^[ \t]*[-*+][ \t]+`([^`]+)`/gm

/** Returns the addresses of each export, best first. */
function findAddresses(pages: Iterable<ScannedPage>, { find }: Lookup): Map<ExportId, string[]> {
  const addresses = new Map<ExportId, string[]>()
  const claims = [...pages].flatMap(claimsOf).sort((a, b) => a.rank - b.rank)
  for (const { name, address } of claims) {
    const found = find(name)
    if (found.kind !== 'found') continue
    const { id } = found.export
    addresses.set(id, [...(addresses.get(id) ?? []), address])
  }
  return addresses
}

interface Claim {
  name: string
  address: string
  /** The lowest rank wins. */
  rank: number
}

/**
 * Returns the exports that a page documents, ranked by where it names them: first in its head, later in its head, in
 * a heading, in a type table, in a table of members. Their address is a row or table if a page names several. Only searches for a few
 * tags, since this runs after each edit.
 */
function claimsOf({ path, text }: ScannedPage): Claim[] {
  if (!/<(?:ApiHead|TypeTable|Members)\b/.test(text)) return []
  const heads = namesIn(text, HEAD)
  const shown = namesIn(text, MEMBERS)
  const lists = [...text.matchAll(TYPE_TABLE)].map(([, list = '']) => list)
  const rows = lists.flatMap((list) => [...list.matchAll(ITEM)].map(([, name = '']) => name))
  const row = (name: string) => `${path}#${plainName(name)}`
  const table = (name: string) => `${path}#${membersId(name)}`
  const head = (name: string, isFirst: boolean) => {
    if (!isFirst && shown.includes(name)) return table(name)
    return rows.includes(name) ? row(name) : path
  }
  const titled = [...text.matchAll(HEADING)].flatMap(([, name = '', id = '']) =>
    heads.some((own) => plainName(own) === name) ? [{ name, address: `${path}#${id}`, rank: 1.5 }] : [],
  )
  return [
    ...heads.map((name, at) => ({ name, address: head(name, at === 0), rank: at === 0 ? 0 : 1 })),
    ...titled,
    ...rows.map((name) => ({ name, address: row(name), rank: 2 })),
    ...shown.map((name) => ({ name, address: table(name), rank: 3 })),
  ]
}

function namesIn(text: string, tag: RegExp): string[] {
  return [...text.matchAll(tag)].flatMap(([, of = '']) => splitNames(of))
}

/** Splits a list such as `fetchSuggest, Suggestion`. */
export function splitNames(of: string): string[] {
  return of
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Returns a name without its package. */
export function plainName(name: string): string {
  return name.slice(name.indexOf('#') + 1)
}

/** Returns the id of an export's first table of members. */
export function membersId(name: string): string {
  return `${plainName(name).toLowerCase()}-members`
}
