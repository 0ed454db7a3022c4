import { createHash } from 'node:crypto'
import { createLookup, type Lookup } from './model/lookup'
import type { ApiExport, ApiPackage, ExportId } from './model/types'

/** What the components of a page ask. */
export interface Reference extends Lookup {
  /** Path of an export's home, with the base path; undefined while no page shows it. */
  home(id: ExportId): string | undefined
  /** The exports whose home is on a page, by its path with the base path. */
  documentedOn(path: string): readonly ApiExport[]
  /**
   * Changes with all that a page shows of a name: the export, its home, and the homes of what its code names. A page
   * asks for itself for what doc comments link. Null for a name that stands for no one export.
   */
  digest(name: string): string | null
}

export function createReference(packages: readonly ApiPackage[], pages: Iterable<ScannedPage>): Reference {
  const lookup = createLookup(packages)
  const homes = findHomes(pages, lookup)
  const atHome = exportsByPage(packages, homes)
  const digests = new Map<string, string | null>()
  const digest = (name: string): string | null => {
    const found = lookup.find(name)
    if (found.kind !== 'found') return null
    const { exports: _, ...owner } = found.package
    const seen = [found.export.id, ...referencesOf(found.export)].map((id) => homes.get(id) ?? '')
    return hash(JSON.stringify([owner, found.export, seen]))
  }
  return {
    ...lookup,
    home: (id) => homes.get(id),
    documentedOn: (path) => atHome.get(path) ?? [],
    digest(name) {
      const known = digests.get(name)
      if (known !== undefined) return known
      const fresh = digest(name)
      digests.set(name, fresh)
      return fresh
    },
  }
}

function exportsByPage(
  packages: readonly ApiPackage[],
  homes: ReadonlyMap<ExportId, string>,
): Map<string, ApiExport[]> {
  const byPage = new Map<string, ApiExport[]>()
  for (const own of packages.flatMap(({ exports }) => exports)) {
    const [path] = homes.get(own.id)?.split('#') ?? []
    if (path !== undefined) byPage.set(path, [...(byPage.get(path) ?? []), own])
  }
  return byPage
}

/** Ids of all exports that the code of an export names. */
function referencesOf({ code, signatures, members }: ApiExport): ExportId[] {
  const codes = [
    ...code,
    ...signatures.flatMap(({ parameters, returns }) => [returns, ...parameters.map(({ type }) => type)]),
    ...members.map(({ type }) => type),
  ]
  return codes.flat().flatMap((part) => (typeof part === 'string' ? [] : [part[1]]))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** A page as it is written. */
export interface ScannedPage {
  /** Path with the base path. */
  path: string
  text: string
}

type Homes = Map<ExportId, string>

const HEAD = /<ApiHead\b[^>]*?\bof="([^"]*)"/g
const MEMBERS = /<Members\b[^>]*?\bof="([^"]*)"/g
const TYPE_TABLE = /<TypeTable\b[^>]*>([\s\S]*?)<\/TypeTable>/g
const ITEM = /^[ \t]*[-*+][ \t]+`([^`]+)`/gm

/**
 * Where each export is at home: the page whose head names it, best as the first, else its row in a table of types,
 * else its members. On a page that names several, a row or a table of members is the home.
 * Sources are only searched for a few tags, since this happens after each edit. Of several pages the first counts.
 */
export function findHomes(pages: Iterable<ScannedPage>, lookup: Lookup): Homes {
  const homes = { first: new Map(), head: new Map(), row: new Map(), members: new Map() } satisfies Record<
    string,
    Homes
  >
  const note = (kind: Homes, name: string, home: string | undefined) => {
    const found = lookup.find(name)
    if (home !== undefined && found.kind === 'found' && !kind.has(found.export.id))
      kind.set(found.export.id, home)
  }
  for (const { path, text } of pages) {
    if (!/<(?:ApiHead|TypeTable|Members)\b/.test(text)) continue
    const shown = namesIn(text, MEMBERS)
    const rowNames = [...text.matchAll(TYPE_TABLE)].flatMap(([, list = '']) =>
      [...list.matchAll(ITEM)].flatMap(([, name = '']) => name),
    )
    const [first, ...others] = namesIn(text, HEAD)
    const row = (name: string) => (rowNames.includes(name) ? `${path}#${plainName(name)}` : undefined)
    const members = (name: string) => (shown.includes(name) ? `${path}#${membersId(name)}` : undefined)
    if (first !== undefined) note(homes.first, first, row(first) ?? path)
    for (const name of others) note(homes.head, name, members(name) ?? row(name) ?? path)
    for (const name of rowNames) note(homes.row, name, row(name))
    for (const name of shown) note(homes.members, name, members(name))
  }
  return new Map([...homes.members, ...homes.row, ...homes.head, ...homes.first])
}

function namesIn(text: string, tag: RegExp): string[] {
  return [...text.matchAll(tag)].flatMap(([, of = '']) => namesOf(of))
}

/** `fetchSuggest, Suggestion` as a list. */
export function namesOf(of: string): string[] {
  return of
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** A name without its package. */
export function plainName(name: string): string {
  return name.slice(name.indexOf('#') + 1)
}

/** Id of the first table of an export's members. */
export function membersId(name: string): string {
  return `${plainName(name).toLowerCase()}-members`
}
