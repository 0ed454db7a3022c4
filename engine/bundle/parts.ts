import { dirname } from 'pathe'
import { ENGINE_ROOT } from '../cache/paths'
import type { Site } from '../page/site'
import type { SiteSetup } from '../site/setup'
import type { Parts } from '../theme/parts'

interface Part {
  /** The exporting module, relative to the engine's folder. Style sheets beside it belong to the part. */
  file: string
  isUsed(site: Site): boolean
}

const PARTS: Record<keyof Parts, Part> = {
  AnnouncementBar: {
    file: 'features/announcement/AnnouncementBar.tsx',
    isUsed: ({ announcementBar }) => announcementBar !== undefined,
  },
  HideOnScroll: {
    file: 'features/hide-on-scroll/HideOnScroll.tsx',
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

/** Returns a module that exports only the parts of the layout that a site uses. */
export function partsModule(site: Site, setup: Pick<SiteSetup, 'config' | 'mode'>): string {
  const used = Object.entries(PARTS).filter(([, { isUsed }]) => isUsed(site))
  const imports = used.map(
    ([name, { file }]) => `import { ${name} } from ${JSON.stringify(ENGINE_ROOT + file)}`,
  )
  const names = used.map(([name]) => name).join(', ')
  return [
    ...imports,
    ...storageSuffix(site),
    ...localeLinks(site),
    ...offline(setup),
    `export default { ${names} }`,
  ].join('\n')
}

/** Sets the suffix before any value is read. A site without one does not ship this code. */
function storageSuffix({ storageSuffix: suffix }: Site): string[] {
  if (suffix === undefined) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/stores/storage.ts`)
  return [`import { setStorageSuffix } from ${file}`, `setStorageSuffix(${JSON.stringify(suffix)})`]
}

/** A site with one locale has no other to link to, so it does not ship this code. */
function localeLinks({ locales, basePath }: Site): string[] {
  if (locales.length < 2) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/navigation/locale-links.ts`)
  const bases = locales.map(({ home }) => home)
  return [
    `import { installLocaleLinks } from ${file}`,
    `if (typeof document !== 'undefined') installLocaleLinks(${JSON.stringify(basePath)}, ${JSON.stringify(bases)})`,
  ]
}

/** In ms. Delays caching for offline reading until after the page's own requests, since nobody waits for it. */
const OFFLINE_DELAY = 10_000

/** The dev server caches nothing for offline reading. */
function offline({ config, mode }: Pick<SiteSetup, 'config' | 'mode'>): string[] {
  if (!config.offline || mode === 'development') return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/offline/register-worker.ts`)
  return [`if (!import.meta.env.SSR) setTimeout(() => import(${file}), ${OFFLINE_DELAY})`]
}

/** Returns theme folders, with a trailing slash, whose styles a site does not need. */
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
