import { ENGINE_ROOT, pathOfUrl } from '../cache/paths'
import { isArticleSlot } from '../feature/layout'
import type { Site } from '../page/site'
import type { SiteSetup } from '../site/setup'

/** Returns a module that exports only what browsers need for the layout of a site: what its features add to it. */
export function slotsModule(site: Site, setup: Pick<SiteSetup, 'hooks'>): string {
  const near = nearScripts(setup).map(({ near }) => near)
  return [
    ...storageSuffix(site),
    ...namedLikeFiles(site),
    ...localeLinks(site),
    ...idleScripts(setup),
    ...versionedSite(site),
    ...slotLists(setup, (where) => !isArticleSlot(where)),
    `export const near = ${JSON.stringify(near)}`,
  ].join('\n')
}

/** Returns a module that exports the components in the pages themselves, which run at build time only. */
export function articleSlotsModule(setup: Pick<SiteSetup, 'hooks'>): string {
  return slotLists(setup, isArticleSlot).join('\n')
}

/** Returns the lines of a module that exports the components of some places. */
function slotLists({ hooks }: Pick<SiteSetup, 'hooks'>, isWanted: (where: string) => boolean): string[] {
  const slots = hooks.slot.flatMap(({ args: [where, part] }) => (isWanted(where) ? [{ where, part }] : []))
  const imports = slots.map(({ part: { module, name } }, index) => {
    return `import { ${name} as part${index} } from ${fileOf(module)}`
  })
  const places = [...new Set(slots.map(({ where }) => where))]
  const lists = places.map((place) => {
    const parts = slots.flatMap(({ where }, index) => (where === place ? [`part${index}`] : []))
    return `${JSON.stringify(place)}: [${parts.join(', ')}]`
  })
  return [...imports, `export const slots = { ${lists.join(', ')} }`]
}

/** Returns a module that exports the scripts for elements on any page. */
export function toolsModule(setup: Pick<SiteSetup, 'hooks'>): string {
  const files = nearScripts(setup).map(({ module }) => fileOf(module))
  const imports = files.map((file, index) => `import { useTool as tool${index} } from ${file}`)
  const tools = files.map((_, index) => `tool${index}`)
  return [...imports, `export const tools = [${tools.join(', ')}]`].join('\n')
}

function nearScripts({ hooks }: Pick<SiteSetup, 'hooks'>): { module: URL; near: string }[] {
  return hooks.client.flatMap(({ args: [module, when] }) => (when === 'idle' ? [] : [{ module, ...when }]))
}

/** Returns the path of a module as JavaScript. */
function fileOf(module: URL): string {
  return JSON.stringify(pathOfUrl(module))
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

/** Links to pages with the name of a file would load a document. A site without such pages does not ship their paths. */
function namedLikeFiles({ namedLikeFiles: paths }: Site): string[] {
  if (paths === undefined) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/navigation/address.ts`)
  return [`import { addPagesLikeFiles } from ${file}`, `addPagesLikeFiles(${JSON.stringify(paths)})`]
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

/** In ms. Delays scripts that nobody waits for until after the page's own requests. */
const IDLE_DELAY = 10_000

function idleScripts({ hooks }: Pick<SiteSetup, 'hooks'>): string[] {
  const idle = hooks.client.filter(({ args: [, when] }) => when === 'idle')
  return idle.map(
    ({ args: [module] }) =>
      `if (!import.meta.env.SSR) setTimeout(() => import(${fileOf(module)}), ${IDLE_DELAY})`,
  )
}

/** Returns theme folders, with a trailing slash, whose styles a site does not need. */
export function unusedFolders({ versions, hasTags }: Site): string[] {
  const unused = [...(versions ? [] : ['versions']), ...(hasTags ? [] : ['lists'])]
  return unused.map((name) => `${ENGINE_ROOT}theme/${name}/`)
}
