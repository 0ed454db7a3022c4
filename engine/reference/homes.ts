import type { Lookup } from './model/lookup'
import type { ExportId } from './model/types'

/** A page as it is written. */
export interface ScannedPage {
  /** Path with the base path. */
  path: string
  text: string
}

const HEAD = /<ApiHead\b[^>]*?\bof="([^"]*)"/g
const MEMBERS = /<Members\b[^>]*?\bof="([^"]*)"/g
const TYPE_TABLE = /<TypeTable\b[^>]*>([\s\S]*?)<\/TypeTable>/g
const ITEM = /^[ \t]*[-*+][ \t]+`([^`]+)`/gm

/**
 * Where each export is at home: the page whose head names it, else its row in a table of types, else its members.
 * Sources are only searched for a few tags, since this happens after each edit. Of several pages the first counts.
 */
export function findHomes(pages: Iterable<ScannedPage>, lookup: Lookup): Map<ExportId, string> {
  const heads = new Map<ExportId, string>()
  const rows = new Map<ExportId, string>()
  const members = new Map<ExportId, string>()
  const note = (homes: Map<ExportId, string>, name: string, home: string) => {
    const found = lookup.find(name)
    if (found.kind === 'found' && !homes.has(found.export.id)) homes.set(found.export.id, home)
  }
  for (const { path, text } of pages) {
    if (!/<(?:ApiHead|TypeTable|Members)\b/.test(text)) continue
    const shown = namesIn(text, MEMBERS)
    for (const [index, name] of namesIn(text, HEAD).entries()) {
      note(heads, name, index > 0 && shown.includes(name) ? `${path}#${membersId(name)}` : path)
    }
    for (const [, list = ''] of text.matchAll(TYPE_TABLE)) {
      for (const [, name = ''] of list.matchAll(ITEM)) note(rows, name, `${path}#${plainName(name)}`)
    }
    for (const name of shown) note(members, name, `${path}#${membersId(name)}`)
  }
  return new Map([...members, ...rows, ...heads])
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
