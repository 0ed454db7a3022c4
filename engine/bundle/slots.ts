import { fileURLToPath } from 'node:url'
import { normalize } from 'pathe'
import { ENGINE_ROOT } from '../cache/paths'
import type { ArticleSlot } from '../feature'
import type { Site } from '../page/site'
import type { SiteSetup } from '../site/setup'

/** Returns a module that exports only what the layout of a site uses: the components of its features' slots. */
export function slotsModule(site: Site, setup: Pick<SiteSetup, 'config' | 'mode' | 'hooks'>): string {
  return [
    ...storageSuffix(site),
    ...localeLinks(site),
    ...offline(setup),
    ...versionedSite(site),
    ...slotLists(setup, (where) => !ARTICLE_SLOTS.has(where)),
  ].join('\n')
}

/** Returns a module that exports the components in the pages themselves, which run at build time only. */
export function articleSlotsModule(setup: Pick<SiteSetup, 'hooks'>): string {
  return slotLists(setup, (where) => ARTICLE_SLOTS.has(where)).join('\n')
}

const ARTICLE_SLOTS: ReadonlySet<string> = new Set<ArticleSlot>([
  'article:before',
  'title:after',
  'article:after',
  'footer:before',
])

/** Returns the lines of a module that exports the components of some places. */
function slotLists({ hooks }: Pick<SiteSetup, 'hooks'>, isWanted: (where: string) => boolean): string[] {
  const slots = hooks.slots.filter(({ where }) => isWanted(where))
  const imports = slots.map(({ part: { module, name } }, index) => {
    const file = JSON.stringify(normalize(fileURLToPath(module)))
    return `import { ${name} as part${index} } from ${file}`
  })
  const places = [...new Set(slots.map(({ where }) => where))]
  const lists = places.map((place) => {
    const parts = slots.flatMap(({ where }, index) => (where === place ? [`part${index}`] : []))
    return `${JSON.stringify(place)}: [${parts.join(', ')}]`
  })
  return [...imports, `export const slots = { ${lists.join(', ')} }`]
}

/** A site with one version has no links to others, so it does not ship this code. */
function versionedSite({ versions }: Site): string[] {
  if (versions === undefined) return ['export const SiteProvider = undefined']
  const file = JSON.stringify(`${ENGINE_ROOT}theme/versions/VersionedSite.tsx`)
  return [`export { VersionedSite as SiteProvider } from ${file}`]
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
  const file = JSON.stringify(`${ENGINE_ROOT}features/offline/client/register-worker.ts`)
  return [`if (!import.meta.env.SSR) setTimeout(() => import(${file}), ${OFFLINE_DELAY})`]
}

/** Returns theme folders, with a trailing slash, whose styles a site does not need. */
export function unusedFolders({ versions, hasTags }: Site): string[] {
  const unused = [...(versions ? [] : ['versions']), ...(hasTags ? [] : ['lists'])]
  return unused.map((name) => `${ENGINE_ROOT}theme/${name}/`)
}
