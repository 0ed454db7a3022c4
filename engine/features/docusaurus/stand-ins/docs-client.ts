import { usePage, useSite } from '../../../kit/browser/contexts'

/** A version of the docs, as Docusaurus describes it. */
interface DocsVersion {
  name: string
  version: string
  label: string
  isLast: boolean
  path: string
}

/** Replaces the hooks of `@docusaurus/plugin-content-docs/client` in components written for Docusaurus. */
export function useVersions(): DocsVersion[] {
  const { versions = [], basePath } = useSite()
  const only = { name: 'current', label: 'Next', isLast: true, href: basePath }
  const all = versions.length > 0 ? versions : [only]
  return all.map(({ name, label, isLast, href }) => ({ name, version: name, label, isLast, path: href }))
}

/** The version of the page; undefined for a page outside the docs of a site with several. */
export function useActiveVersion(): DocsVersion | undefined {
  const { version } = usePage()
  const versions = useVersions()
  return versions.length === 1 ? versions[0] : versions.find(({ name }) => name === version?.name)
}

export function useLatestVersion(): DocsVersion | undefined {
  return useVersions().find(({ isLast }) => isLast)
}

/** The version of the page, or else the latest: components read its keys without a check. */
export function useDocsVersion(): DocsVersion | undefined {
  const latest = useLatestVersion()
  return useActiveVersion() ?? latest
}
