import { nearest } from '../../../../kit/wording'
import type { ApiExport, ApiPackage, ExportId } from './types'

export interface Owned {
  export: ApiExport
  package: ApiPackage
}

/** The result of looking up a name in `of`. */
export type Found =
  | ({ kind: 'found' } & Owned)
  /** Names in samples are mostly of others, so the similar ones are only looked for when a message needs them. */
  | { kind: 'unknown'; similar(): string[] }
  | { kind: 'ambiguous'; ids: ExportId[] }

/** Finds exports by name in all packages. */
export interface Lookup {
  readonly packages: readonly ApiPackage[]
  /** `name` may be prefixed with its package, `package#Name`, which resolves ambiguous names. */
  find(name: string): Found
}

export function createLookup(packages: readonly ApiPackage[]): Lookup {
  const byId = new Map<ExportId, Owned>()
  const byName = new Map<string, Owned[]>()
  for (const owner of packages) {
    for (const own of owner.exports) {
      // A name declared in several files of a module is one export.
      if (byId.has(own.id)) continue
      const owned = { export: own, package: owner }
      byId.set(own.id, owned)
      byName.set(own.name, [...(byName.get(own.name) ?? []), owned])
    }
  }
  return {
    packages,
    find(name) {
      const owned = name.includes('#')
        ? [byId.get(name)].filter((own) => own !== undefined)
        : byName.get(name)
      const [first, ...more] = owned ?? []
      if (!first) return { kind: 'unknown', similar: () => nearest(name, byName.keys()) }
      if (more.length > 0) return { kind: 'ambiguous', ids: [first, ...more].map((own) => own.export.id) }
      return { kind: 'found', ...first }
    },
  }
}
