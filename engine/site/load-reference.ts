import { readPackages } from '../api/model/read-package'
import { createReference, type Reference } from '../api/reference'
import { openStore } from '../cache/store'
import { locationInConfig } from '../config/key-lines'
import { withBase } from '../content/href'
import type { Content } from '../content/types'
import type { SiteSetup } from './setup'

/**
 * Reads the reference from declarations and pages; returns undefined for a site without one.
 * @throws SiteError if a package is not installed or a folder does not exist.
 */
export async function loadReference(setup: SiteSetup, content: Content): Promise<Reference | undefined> {
  const { config, root, cache } = setup
  if (!config.reference) return undefined
  const packages = await readPackages({
    ...config.reference,
    root,
    locationOf: (path) => locationInConfig(config, path),
    store: openStore(cache, 'reference'),
  })
  const pages = [...content.byRoute.values()].flatMap((entry) =>
    'text' in entry ? [{ path: withBase(config.baseUrl, entry.route), text: entry.text }] : [],
  )
  return createReference(packages, pages)
}
