import { openStore } from '../../../cache/store'
import { locationOfOption } from '../../../config/key-lines'
import { withBase } from '../../../content/href'
import type { Content } from '../../../content/types'
import type { FeatureSetup } from '../../../feature'
import { optionsIn } from '../options'
import { readPackages } from './model/read-package'
import { createReference, type Reference } from './reference'

const known = new WeakMap<Content, Promise<Reference>>()

/**
 * Reads the API reference from declarations and pages, once for each state of the content.
 * @throws SiteError if a package is not installed or a folder does not exist.
 */
export function loadReference(site: ReferenceSite, content: Content): Promise<Reference> {
  const reference = known.get(content) ?? readReference(site, content)
  known.set(content, reference)
  return reference
}

type ReferenceSite = Pick<FeatureSetup, 'config' | 'root' | 'cache'>

async function readReference({ config, root, cache }: ReferenceSite, content: Content): Promise<Reference> {
  const { packages: names = [], declared = {}, statuses = {} } = optionsIn(config) ?? {}
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
