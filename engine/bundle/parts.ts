import { dirname } from 'pathe'
import { ENGINE_ROOT } from '../cache/paths'
import type { Site } from '../page/site'
import type { Parts } from '../theme/parts'

interface Part {
  /** Module below the engine's folder that exports it. Style sheets beside it are the part's own. */
  file: string
  isUsed(site: Site): boolean
}

const PARTS: Record<keyof Parts, Part> = {
  AnnouncementBar: {
    file: 'theme/announcement/AnnouncementBar.tsx',
    isUsed: ({ announcementBar }) => announcementBar !== undefined,
  },
  HideOnScroll: {
    file: 'theme/hide-on-scroll/HideOnScroll.tsx',
    isUsed: ({ navbar }) => navbar.hideOnScroll,
  },
  SearchBox: {
    file: 'theme/search/SearchBox.tsx',
    isUsed: ({ hasSearch }) => hasSearch === true,
  },
  VersionedSite: {
    file: 'theme/versions/VersionedSite.tsx',
    isUsed: ({ versions }) => versions !== undefined,
  },
}

/** The module that exports the parts of the shell that a site uses, and no others. */
export function partsModule(site: Site): string {
  const used = Object.entries(PARTS).filter(([, { isUsed }]) => isUsed(site))
  const imports = used.map(
    ([name, { file }]) => `import { ${name} } from ${JSON.stringify(ENGINE_ROOT + file)}`,
  )
  const names = used.map(([name]) => name).join(', ')
  return [...imports, ...storageSuffix(site), ...localeLinks(site), `export default { ${names} }`].join('\n')
}

/** Sets the suffix before anything is read. The script of a site without one does not know of suffixes. */
function storageSuffix({ storageSuffix: suffix }: Site): string[] {
  if (suffix === undefined) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/stores/storage.ts`)
  return [`import { setStorageSuffix } from ${file}`, `setStorageSuffix(${JSON.stringify(suffix)})`]
}

/** Readers of a site with several locales go from one to the other. */
function localeLinks({ locales, basePath }: Site): string[] {
  if (locales.length < 2) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/navigation/locale-links.ts`)
  const bases = locales.map(({ home }) => home)
  return [
    `import { installLocaleLinks } from ${file}`,
    `if (typeof document !== 'undefined') installLocaleLinks(${JSON.stringify(basePath)}, ${JSON.stringify(bases)})`,
  ]
}

/** Folders of the theme, with a slash at their end, whose style a site has no use for. */
export function unusedFolders(site: Site): string[] {
  const parts = Object.values(PARTS)
  const folders = (isUsed: boolean) =>
    parts.filter((part) => part.isUsed(site) === isUsed).map(({ file }) => `${ENGINE_ROOT}${dirname(file)}/`)
  const used = folders(true)
  const pages = [
    ...(site.hasTags ? [] : ['lists']),
    ...(site.hasBlog ? [] : ['blog']),
    ...(site.hasReference ? [] : ['api-tables']),
  ]
  return [
    ...folders(false).filter((folder) => !used.includes(folder)),
    ...pages.map((name) => `${ENGINE_ROOT}theme/${name}/`),
  ]
}
