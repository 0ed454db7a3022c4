import { duplicateRoute } from '../errors/catalog-content'
import type { Severity } from '../errors/problem'
import type { Reporter } from '../errors/reporter'
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
