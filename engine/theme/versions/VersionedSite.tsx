import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  keepChosenVersion,
  readPreferredVersions,
  subscribeToVersion,
} from '../../client/stores/preferred-version'
import type { Site } from '../../page/site'
import { siteInVersion } from '../../page/site-version'
import { SiteContext, usePage } from '../contexts'

interface VersionedSiteProps {
  value: Site
  children: ReactNode
}

/** Provides the site in the version of the page, or else in those that the reader prefers. */
export function VersionedSite({ value: site, children }: VersionedSiteProps) {
  const { version } = usePage()
  const names = useMemo(() => (site.versions ?? []).map(({ name }) => name), [site])
  const preferred = useSyncExternalStore(
    subscribeToVersion,
    () => readPreferredVersions(names),
    () => null,
  )
  const shown = useMemo(() => siteInVersion(site, version, preferred), [site, version, preferred])
  useEffect(() => keepChosenVersion(names), [names])
  return <SiteContext.Provider value={shown}>{children}</SiteContext.Provider>
}
