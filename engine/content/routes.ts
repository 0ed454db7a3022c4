import type { Severity } from '../diagnostics/problem'
import type { Reporter } from '../diagnostics/reporter'
import { foldPath } from './href'
import { byCodeUnits } from './names'
import {
  duplicateDocId,
  duplicateRoute,
  pathOfFile,
  patternAsName,
  sameOnSomeDisks,
  unfitFileName,
} from './problems'
import type { AddedSource, Doc, Entry, Listing, Source } from './types'

/** Routes whose files the engine generates, with descriptions for messages. */
const RESERVED = new Map([
  ['/404', "the engine's page for addresses that do not exist"],
  ['/index', 'the home page'],
])

/** Returns the sources that got their routes, in path order. A route that several claim goes to the first one. */
export function claimRoutes(sources: Source[], severity: Severity, reporter: Reporter): Source[] {
  const owners = new Map<string, Source>()
  for (const source of sources.toSorted((a, b) => byCodeUnits(a.path, b.path))) {
    const owner = RESERVED.get(source.route) ?? owners.get(source.route)?.path
    if (owner === undefined) owners.set(source.route, source)
    else reporter.report(severity, duplicateRoute(source.route, owner, source.path))
  }
  return [...owners.values()]
}

/** Reports routes that are not valid in URLs. They come from file names, since slugs are validated earlier. */
export function checkRoutes(sources: Source[], reporter: Reporter): void {
  for (const { route, path, format } of sources) {
    if (isUnfit(route) || route.endsWith('.html')) reporter.report('throw', unfitFileName(path))
    else if (format === 'tsx' && /[[\]]/.test(route)) reporter.report('throw', patternAsName(path))
  }
}

/** Reports docs that share an id although their routes differ. */
export function checkIds(docs: Doc[], reporter: Reporter): void {
  const owners = new Map<string, Doc>()
  for (const doc of docs) {
    const owner = owners.get(doc.id)
    if (owner) reporter.report('throw', duplicateDocId(doc.id, owner.path, doc.path))
    else owners.set(doc.id, doc)
  }
}

/** Assigns each list its route, unless a file already has it. */
export function claimListings(
  listings: readonly Listing[],
  byRoute: Map<string, Entry>,
  severity: Severity,
  reporter: Reporter,
): void {
  for (const listing of listings) {
    const owner = byRoute.get(listing.route)
    if (owner) reporter.report(severity, duplicateRoute(listing.route, owner.path, listing.path))
    else byRoute.set(listing.route, listing)
  }
}

/** The files of a page, each at its path with an ending. Hosts find a file before a page. */
const FILES = new Map([
  ['html', 'the document'],
  ['json', 'the data'],
  ['md', 'the Markdown'],
])

/** Reports pages whose path, or that of a folder above them, is the path of another page's file. */
export function checkFiles(byRoute: ReadonlyMap<string, Entry>, reporter: Reporter): void {
  for (const { route, path } of byRoute.values()) {
    for (const { index, 1: ending = '' } of route.matchAll(/\.(html|json|md)(?=\/|$)/g)) {
      const stem = route.slice(0, index)
      const owner = byRoute.get(stem === '/index' ? '/' : stem)
      const file = `${FILES.get(ending)} of ${owner?.path}`
      if (owner) reporter.report('throw', pathOfFile(`${stem}.${ending}`, file, path))
    }
  }
}

/**
 * Reports pages that the disks of macOS and Windows cannot tell apart: one would replace the other in a build there, or in
 * a copy of one.
 */
export function checkCase(byRoute: ReadonlyMap<string, Entry>, reporter: Reporter): void {
  const owners = new Map<string, Entry>()
  for (const entry of byRoute.values()) {
    const name = foldPath(entry.route)
    const owner = owners.get(name)
    if (owner) reporter.report('warn', sameOnSomeDisks(owner, entry))
    else owners.set(name, entry)
  }
}

export function isListing(entry: Entry): entry is Listing {
  return 'view' in entry
}

/** True for a page that a feature added. */
export function isAdded(source: Source): source is AddedSource {
  return source.kind !== 'doc' && source.kind !== 'mdx'
}

/** Returns the text of an entry's source; '' for a listing, which has none. */
export function entryText(entry: Entry): string {
  return isListing(entry) ? '' : entry.text
}

/** True for a path with a character that is not valid in a URL path. */
export function isUnfit(path: string): boolean {
  return /[#?%\\]|\p{Cc}/u.test(path)
}
