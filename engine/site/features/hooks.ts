import { join } from 'pathe'
import { locationOfOption } from '../../config/key-lines'
import { isAboveSite } from '../../content/folder-above'
import { fileInLocale, type Layers } from '../../content/layers'
import { SiteError } from '../../diagnostics/problem'
import type { ComponentPlace, Feature, FeatureSetup, HtmlPart, ModulePart } from '../../feature'
import { HOOK_NAMES, type HookCalls, type HookName, type Hooks } from '../../feature/hooks'
import { setUpWithGuards } from './guard'
import { folderAbove } from './problems'
import { isOfEngine } from './site-features'

export type { HookCalls, Hooks }

/** Returns the hooks of a site without features. */
export function noHooks(): Hooks {
  return Object.fromEntries(HOOK_NAMES.map((name) => [name, []])) as unknown as Hooks
}

type LocaleSetup = Pick<
  FeatureSetup,
  'root' | 'cache' | 'localeCache' | 'config' | 'sources' | 'session' | 'isDefaultLocale'
> & {
  layers: Layers
}

/** Sets up features for one locale of a site. */
export function setUpFeatures(features: readonly Feature[], { layers, ...site }: LocaleSetup): Hooks {
  const { root, config } = site
  const hooks = noHooks()
  for (const { name: feature, options, setup } of features) {
    const location = () => locationOfOption(config, feature, [])
    const hooksOf: FeatureSetup = {
      ...site,
      ...registering(feature, hooks),
      fileOf: (path) => fileInLocale(join(root, path), layers),
      locationOf: (key) => locationOfOption(config, feature, key),
    }
    const { baseUrl: basePath, allowedHosts } = config
    const guarded = { name: feature, root, basePath, allowedHosts, isOfEngine: isOfEngine(setup), location }
    setUpWithGuards(setup, hooksOf, options, guarded)
    checkFolders(feature, hooks, site)
  }
  return hooks
}

/** Returns hooks that add what a feature registers to lists. */
export function registering(feature: string, lists: Hooks): HookCalls {
  const entries = HOOK_NAMES.map((name: HookName) => {
    const list = lists[name] as object[]
    return [name, (...args: unknown[]) => void list.push({ feature, args })] as const
  })
  return Object.fromEntries(entries) as unknown as HookCalls
}

/** @throws SiteError for a folder that contains the whole site, whose files would all be read. */
function checkFolders(
  feature: string,
  { entries, work }: Hooks,
  { root, config }: Pick<LocaleSetup, 'root' | 'config'>,
): void {
  const folders = [
    ...entries.map(({ args: [folder], ...one }) => ({ ...one, hook: 'entries', folder })),
    ...work.flatMap(({ args: [{ folders = [] }], ...one }) =>
      folders.map((folder) => ({ ...one, hook: 'work', folder })),
    ),
  ]
  const above = folders.find((one) => one.feature === feature && isAboveSite(one.folder, root))
  if (above)
    throw new SiteError(folderAbove(feature, above.hook, above.folder, locationOfOption(config, feature, [])))
}

/** Returns the files and folders that pages depend on besides those of the site. */
export function listWatchedPaths({ work }: Pick<Hooks, 'work'>): string[] {
  return work.flatMap(({ args: [{ folders = [] }] }) => folders)
}

/** The component of a module, and where it is shown. */
export interface PlacedPart extends ModulePart {
  where: ComponentPlace
}

/** Returns the components in modules that features add, in the order of the features. */
export function listPlacedParts({ component }: Pick<Hooks, 'component'>): PlacedPart[] {
  return component.flatMap(({ args: [where, part] }) => ('module' in part ? [{ where, ...part }] : []))
}

/** Returns the components that are finished HTML, each with the feature that adds it. */
export function htmlParts({ component }: Pick<Hooks, 'component'>): (HtmlPart & { feature: string })[] {
  return component.flatMap(({ feature, args: [, part] }) => ('html' in part ? [{ feature, ...part }] : []))
}

/** Returns the modules that features provide, by name. */
export function listProvidedModules({ vite }: Pick<Hooks, 'vite'>): (readonly [name: string, file: URL])[] {
  return vite.flatMap(({ args: [{ modules = {} }] }) => Object.entries(modules))
}
