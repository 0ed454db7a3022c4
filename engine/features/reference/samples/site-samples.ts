import type { FeatureSetup } from '../../../feature'
import { locationOfOption } from '../../../kit/data'
import { SiteError } from '../../../kit/diagnostics'
import { manifestOf, readSitePackages, type SitePackages } from '../../../kit/packages'
import { TRANSLATIONS, VERSIONED_DOCS } from '../../../kit/site-folder'
import { packageMissing } from '../api/problems'
import type { ReferenceOptions } from '../options'
import { stateOf } from '../state'
import { createTryFiles, type TryFiles } from '../try/try-files'
import { createFenceReader, type ReadFences } from './fences/read-fences'
import { type Acceptance, createObserver, type Observer } from './run/observer'

type Site = Pick<FeatureSetup, 'root' | 'cache' | 'config' | 'session' | 'sources'>

/** Returns a reader for fences that knows the site's magic comments. */
export function siteFences({ config, sources }: Pick<Site, 'config' | 'sources'>): ReadFences {
  return createFenceReader(sources.fences, config.markdown.magicComments)
}

/** @throws SiteError if the mock server's package is not installed. */
export function siteObserver(
  site: Site,
  options: ReferenceOptions | undefined,
  accepts: Acceptance,
): Observer {
  const { root, cache } = site
  return createObserver({
    root,
    cache,
    readFences: siteFences(site),
    ...runPackages(site, options),
    onBroken: options?.samples.onBroken ?? 'throw',
    accepts,
    recorded: stateOf(site).recorded,
  })
}

/** @throws SiteError if the mock server's package is not installed. */
export function siteTryFiles(site: Site, options: ReferenceOptions | undefined): TryFiles {
  const { root, cache } = site
  const presets = options?.samples.presets
  return createTryFiles({ root, cache, readFences: siteFences(site), ...runPackages(site, options), presets })
}

/** Returns the packages for samples. Only a dev server reads them anew for each page: their author may edit them. */
function runPackages(
  { root, config, session }: Pick<Site, 'root' | 'config' | 'session'>,
  { packages = [], samples }: Partial<ReferenceOptions> = {},
) {
  const server = samples?.server
  if (server !== undefined && manifestOf(server, root) === undefined)
    throw new SiteError(packageMissing(server, locationOfOption(config, 'reference', [])))
  const read = () => readSitePackages(root, [...packages, server ?? []].flat())
  let once: SitePackages | undefined
  return {
    server,
    packages() {
      if (session) return read()
      once ??= read()
      return once
    },
  }
}

const OLD_VERSION = new RegExp(`^(?:${TRANSLATIONS}/[^/]+/)?(?:[\\w-]+_)?${VERSIONED_DOCS}/`)

/** Versioned docs and their translations were written for other packages than those installed now. */
export function isOldVersion(path: string): boolean {
  return OLD_VERSION.test(path)
}
