import { createHash } from 'node:crypto'
import { findHomes, type ScannedPage } from './homes'
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
