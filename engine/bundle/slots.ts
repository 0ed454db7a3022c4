import { ENGINE_ROOT, pathOfUrl } from '../cache/paths'
import { isArticleSlot, isShellSlot } from '../feature/layout'
import type { Site } from '../page/site'
import { listPlacedParts, type PlacedPart } from '../site/features/hooks'
import type { SiteSetup } from '../site/setup'

/** Returns a module that exports only what browsers need for the layout of a site: what its features add to it. */
export function slotsModule(site: Site, setup: Pick<SiteSetup, 'hooks'>): string {
  const near = nearScripts(setup).map(({ near }) => near)
  const around = listPlacedParts(setup.hooks).filter(({ where }) => isShellSlot(where))
  return [
    ...installStorageSuffix(site),
    ...installPagesLikeFiles(site),
    ...installLinksOfLocales(site),
    ...idleScripts(setup),
    ...exportSiteProvider(site),
    ...importsOf(around),
    `export const slots = ${listsByPlace(around, isShellSlot)}`,
    `export const near = ${JSON.stringify(near)}`,
  ].join('\n')
}

/** Returns a module that exports the components of features that run at build time only, by where they are shown. */
export function partsModule({ hooks }: Pick<SiteSetup, 'hooks'>): string {
  const parts = listPlacedParts(hooks).filter(({ where }) => !isShellSlot(where))
  const mapByName = (prefix: string, nameOf: (part: PlacedPart) => string) => {
    const list = parts.flatMap((part, index) =>
      part.where.startsWith(prefix) ? [`${JSON.stringify(nameOf(part))}: part${index}`] : [],
    )
    return `{ ${list.join(', ')} }`
  }
  return [
    ...importsOf(parts),
    `export const slots = ${listsByPlace(parts, isArticleSlot)}`,
    `export const components = ${mapByName('markdown', ({ name }) => name)}`,
    `export const views = ${mapByName('view:', ({ where }) => where.slice('view:'.length))}`,
  ].join('\n')
}

/** Returns the lines that import components as `part0` and so on. */
function importsOf(parts: readonly PlacedPart[]): string[] {
  return parts.map(({ module, name }, index) => `import { ${name} as part${index} } from ${fileOf(module)}`)
}

function listsByPlace(parts: readonly PlacedPart[], isWanted: (where: string) => boolean): string {
  const places = [...new Set(parts.map(({ where }) => where))].filter(isWanted)
  const lists = places.map((place) => {
    const names = parts.flatMap(({ where }, index) => (where === place ? [`part${index}`] : []))
    return `${JSON.stringify(place)}: [${names.join(', ')}]`
  })
  return `{ ${lists.join(', ')} }`
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

/** The renderer's modules may import each other in a circle, so that what is called here has not run yet. */
const IN_BROWSERS = "if (typeof document !== 'undefined')"

/** A site with one version has no links to others, so it does not ship this code. */
function exportSiteProvider({ versions }: Site): string[] {
  if (versions === undefined) return ['export const SiteProvider = undefined']
  const file = JSON.stringify(`${ENGINE_ROOT}theme/versions/VersionedSite.tsx`)
  return [`export { VersionedSite as SiteProvider } from ${file}`]
}

/** Sets the suffix before any value is read. A site without one does not ship this code. */
function installStorageSuffix({ storageSuffix: suffix }: Site): string[] {
  if (suffix === undefined) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/stores/storage.ts`)
  return [
    `import { setStorageSuffix } from ${file}`,
    `${IN_BROWSERS} setStorageSuffix(${JSON.stringify(suffix)})`,
  ]
}

/** Links to pages with the name of a file would load a document. A site without such pages does not ship their paths. */
function installPagesLikeFiles({ namedLikeFiles: paths }: Site): string[] {
  if (paths === undefined) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/navigation/address.ts`)
  return [
    `import { addPagesLikeFiles } from ${file}`,
    `${IN_BROWSERS} addPagesLikeFiles(${JSON.stringify(paths)})`,
  ]
}

/** A site with one locale has no other to link to, so it does not ship this code. */
function installLinksOfLocales({ locales, basePath }: Site): string[] {
  if (locales.length < 2) return []
  const file = JSON.stringify(`${ENGINE_ROOT}client/navigation/locale-links.ts`)
  const bases = locales.map(({ home }) => home)
  return [
    `import { installLocaleLinks } from ${file}`,
    `${IN_BROWSERS} installLocaleLinks(${JSON.stringify(basePath)}, ${JSON.stringify(bases)})`,
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
export function findUnusedFolders({ versions, hasTags }: Site): string[] {
  const unused = [...(versions ? [] : ['versions']), ...(hasTags ? [] : ['lists'])]
  return unused.map((name) => `${ENGINE_ROOT}theme/${name}/`)
}
