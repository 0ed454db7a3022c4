import type { Severity } from '../diagnostics/problem'
import type { Reporter } from '../diagnostics/reporter'
import { duplicateRoute } from './problems'
import type { Entry, Listing } from './types'

/** Gives each list its route, unless a file has it. */
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
