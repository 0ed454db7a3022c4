import { withBase } from '../../content/href'
import type { Content, Doc, Version } from '../../content/types'
import { nameInSite, setOfVersion } from '../../page/docs-set'
import type { Page, VersionNoticeView } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

type Versions = Pick<SiteModel, 'content' | 'site'>

/** Docs of all versions by their set's id and their own, computed once per load of the site. */
const docsById = new WeakMap<Content, Map<string, Doc[]>>()

/** Returns the version data of a docs page. `id` is absent for a generated page. */
export function versionView(
  { version: name, id, path }: { version?: string | undefined; id?: string; path: string },
  { content, site }: Versions,
): Pick<Page, 'version' | 'noIndex'> {
  const version = content.versions.find((one) => one.name === name)
  if (!version) return {}
  const same = id === undefined ? [] : docsWithId(id, version.set, content)
  const paths = same.map((doc) => [doc.version, withBase(site.basePath, doc.route)] as const)
  return {
    ...(site.versions !== undefined
      ? { version: { name: version.name, paths: { [version.name]: path, ...Object.fromEntries(paths) } } }
      : {}),
    ...(version.noIndex ? { noIndex: true } : {}),
  }
}

/** Returns the version notice above a doc's text; nothing if it needs none. */
export function versionNotice(doc: Doc, { content, site }: Versions): { versionNotice?: VersionNoticeView } {
  const version = content.versions.find(({ name }) => name === doc.version)
  if (!version || (version.banner === 'none' && !version.badge)) return {}
  const last = content.versions.find(({ set, isLast }) => set === version.set && isLast)
  const notice = {
    label: version.label,
    banner: version.banner,
    hasBadge: version.badge,
    ...(last && last !== version ? { last: lastLink(doc, last, content, site.basePath) } : {}),
  }
  return { versionNotice: notice }
}

function lastLink(
  { id }: Doc,
  { name, set, label, mainDocId = '', path }: Version,
  content: Content,
  base: string,
) {
  const find = (wanted: string) => docsWithId(wanted, set, content).find(({ version }) => version === name)
  const target = find(id) ?? find(mainDocId)
  return { label, href: target ? withBase(base, target.route) : path, version: name }
}

function docsWithId(id: string, set: string, content: Content): Doc[] {
  const known = docsById.get(content) ?? groupById(content.docs)
  docsById.set(content, known)
  return known.get(nameInSite(set, id)) ?? []
}

function groupById(docs: readonly Doc[]): Map<string, Doc[]> {
  const groups = new Map<string, Doc[]>()
  for (const doc of docs) {
    const id = nameInSite(setOfVersion(doc.version), doc.id)
    groups.set(id, [...(groups.get(id) ?? []), doc])
  }
  return groups
}
