import type { FeatureSetup } from '../../../feature'
import { openStore } from '../../../kit/cache'
import { locationOfOption } from '../../../kit/data'
import { withBase } from '../../../kit/hrefs'
import type { Content } from '../../../kit/pages'
import type { ReferenceOptions } from '../options'
import { readPackages } from './model/read-package'
import { createReference, type Reference } from './reference'

const known = new WeakMap<Content, Promise<Reference>>()

/**
 * Reads the API reference from declarations and pages, once for each state of the content.
 * @throws SiteError if a package is not installed or a folder does not exist.
 */
export function loadReference(
  site: ReferenceSite,
  options: PackageOptions,
  content: Content,
): Promise<Reference> {
  const reference = known.get(content) ?? readReference(site, options, content)
  known.set(content, reference)
  return reference
}

type ReferenceSite = Pick<FeatureSetup, 'config' | 'root' | 'cache'>
type PackageOptions = Pick<ReferenceOptions, 'packages' | 'declared' | 'statuses'>

async function readReference(
  { config, root, cache }: ReferenceSite,
  { packages: names, declared, statuses }: PackageOptions,
  content: Content,
): Promise<Reference> {
  const packages = await readPackages({
    packages: names,
    declared,
    root,
    locationOf: (path) => locationOfOption(config, 'reference', path),
    store: openStore(cache, 'shared/packages'),
  })
  const pages = [...content.byRoute.values()].flatMap((entry) =>
    'text' in entry ? [{ path: withBase(config.baseUrl, entry.route), text: entry.text }] : [],
  )
  const pagesOfStatuses = Object.entries(statuses).map(
    ([text, route]) => [text, withBase(config.baseUrl, route)] as const,
  )
  return createReference(packages, pages, new Map(pagesOfStatuses))
}
