import type { FeatureSetup, Problem } from '../../../feature'
import { openStore } from '../../../kit/cache'
import { locationOfOption } from '../../../kit/data'
import { withBase } from '../../../kit/hrefs'
import type { Content } from '../../../kit/pages'
import type { ReferenceOptions } from '../options'
import { addMeanings, checkMeanings } from './meanings/add-meanings'
import { loadMeanings } from './meanings/load-meanings'
import type { Meanings } from './meanings/read-meanings'
import { readPackages } from './model/read-package'
import type { ApiPackage } from './model/types'
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
type PackageOptions = Pick<ReferenceOptions, 'packages' | 'declared' | 'meanings' | 'statuses'>

async function readReference(
  site: ReferenceSite,
  options: PackageOptions,
  content: Content,
): Promise<Reference> {
  const { config } = site
  const documented = await readDocumented(site, options)
  const packages = documented.map(({ own, meanings }) => (meanings ? addMeanings(own, meanings) : own))
  const pages = [...content.byRoute.values()].flatMap((entry) =>
    'text' in entry ? [{ path: withBase(config.baseUrl, entry.route), text: entry.text }] : [],
  )
  const pagesOfStatuses = Object.entries(options.statuses).map(
    ([text, route]) => [text, withBase(config.baseUrl, route)] as const,
  )
  return createReference(packages, pages, new Map(pagesOfStatuses))
}

/**
 * Returns what is wrong with the meanings of a site.
 * @throws SiteError as `loadReference` does.
 */
export async function findWrongMeanings(site: ReferenceSite, options: PackageOptions): Promise<Problem[]> {
  const documented = await readDocumented(site, options)
  return documented.flatMap(({ own, meanings }) => (meanings ? checkMeanings(own, meanings) : []))
}

async function readDocumented(
  { config, root, cache }: ReferenceSite,
  { packages: names, declared, meanings: files }: PackageOptions,
): Promise<{ own: ApiPackage; meanings: Meanings | undefined }[]> {
  const locationOf = (path: (string | number)[]) => locationOfOption(config, 'reference', path)
  const store = openStore(cache, 'shared/packages')
  const packages = await readPackages({ packages: names, declared, root, locationOf, store })
  const meanings = loadMeanings(packages, { meanings: files, root, locationOf })
  return packages.map((own) => ({ own, meanings: meanings.get(own.name) }))
}
