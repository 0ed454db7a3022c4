import type { Lookup } from './model/lookup'
import type { ExportId } from './model/types'

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
