import { duplicateDocId, duplicateRoute } from '../errors/catalog-content'
import type { Severity } from '../errors/problem'
import type { Reporter } from '../errors/reporter'
import { byCodeUnits } from './order'
import type { Doc, Source } from './types'

/** Gives each route to one source: the first in path order. Returns the sources that got theirs, in path order. */
export function claimRoutes(sources: Source[], severity: Severity, reporter: Reporter): Source[] {
  const owners = new Map<string, Source>()
  for (const source of sources.toSorted((a, b) => byCodeUnits(a.path, b.path))) {
    const owner = owners.get(source.route)
    if (owner) reporter.report(severity, duplicateRoute(source.route, owner.path, source.path))
    else owners.set(source.route, source)
  }
  return [...owners.values()]
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
