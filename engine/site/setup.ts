import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'pathe'
import { makeFolder, realPath } from '../cache/paths'
import { locationInConfig, valueAt } from '../config/key-lines'
import { configOfLocale, translateConfig } from '../config/locale-config'
import { keyName, missingConfigPath } from '../config/problems'
import type { SiteConfig } from '../config/types'
import { validateConfig } from '../config/validate'
import { type Layers, localeFolder, pathInLocale, siteLayers } from '../content/layers'
import type { ContentMode, SetSidebars, SidebarsModule } from '../content/types'
import { setFiles } from '../content/versions/set-files'
import { sidebarsFile } from '../content/versions/version-sidebars'
import { type Problem, SiteError } from '../diagnostics/problem'
import { SiteProblems } from '../diagnostics/reporter'
import type { DevSession, MarkdownFiles } from '../feature'
import { createFenceIndex } from '../markdown/plugins/code-fences'
import type { FenceIndex } from '../markdown/types'
import { isExternal } from '../page/href'
import { PACKAGE } from '../page/package-name'
import { type Hooks, setUpFeatures } from './features/hooks'
import { type FeaturesKey, featuresKey, featuresOf } from './features/site-features'
import { CONFIG_FILE } from './file-names'
import { noSiteConfig, unusableFolder } from './problems'
import { loadModule, type SiteModule } from './site-module'
import { withWords } from './theme-words'

/** Data about one locale of a site, known before its content is read. */
export interface SiteSetup extends FeaturesKey {
  /** Absolute path of the site's folder. */
  root: string
  layers: Layers
  /** Absolute path of the cache folder. */
  cache: string
  mode: ContentMode
  /** Absent in a build. */
  session?: DevSession
  /**
   * Absolute paths of the files that the configuration and the sidebars have imported, in all locales. They stay when they
   * are imported no longer, or gone.
   */
  modules: Set<string>
  /** Absolute paths of the files that the configuration consists of. */
  configFiles: readonly string[]
  sources: MarkdownFiles
  config: SiteConfig
  /** Lists the theme's words that this locale does not translate; absent if it translates all or none. */
  missingWords?: Problem
  sidebars: SetSidebars
  /** What the site's features do in this locale. */
  hooks: Hooks
}

/** What all locales share, and what survives edits. */
export interface SharedState extends Pick<SiteSetup, 'modules' | 'session'> {
  fences: FenceIndex
}

export function createSharedState(session?: DevSession): SharedState {
  return { modules: new Set(), fences: createFenceIndex(), ...(session ? { session } : {}) }
}

/**
 * Returns the setup of the default locale.
 * @param shared Its `modules` get the files that the configuration and the sidebars import, even if one of them fails.
 * @throws SiteError, SiteProblems if the configuration is invalid.
 */
export async function loadSite(
  folder: string,
  mode: ContentMode,
  cache?: string,
  shared = createSharedState(),
): Promise<SiteSetup> {
  // The same form as in the ids of Vite's modules.
  const root = await realPath(folder)
  if (/[#?]/.test(root)) throw new SiteError(unusableFolder(root))
  const module = await loadModule(root, CONFIG_FILE, shared.modules)
  if (!module) throw new SiteError(noSiteConfig(folder, CONFIG_FILE, docusaurusConfig(root)))
  return setUpSite(root, module, { mode, cache, shared })
}

/** Where and how a site is read. */
interface SetupOptions {
  mode: ContentMode
  cache: string | undefined
  shared: SharedState
}

/**
 * Returns the setup of the default locale of a site whose configuration is loaded.
 * @throws SiteError, SiteProblems if the configuration is invalid.
 */
export async function setUpSite(
  root: string,
  module: Pick<SiteModule, 'value' | 'text' | 'files'>,
  { mode, cache, shared }: SetupOptions,
): Promise<SiteSetup> {
  const config = validateConfig(module.value, CONFIG_FILE, module.text)
  checkPaths(root, config, module.value)
  // Vite would retry forever where the folder cannot be created.
  if (cache) makeFolder(resolve(cache))
  return createSetup(config, {
    ...shared,
    configFiles: [...module.files],
    mode,
    cache: cacheFolder(root, cache),
    layers: { root },
  })
}

/** Returns the absolute path of a site's cache folder: `named`, or one for its name. */
export function cacheFolder(root: string, named: string | undefined): string {
  return named ? resolve(named) : join(process.cwd(), 'node_modules/.cache', PACKAGE, basename(root))
}

/**
 * Returns the setup of another locale of the same site.
 * @throws SiteError, SiteProblems if the translated configuration is invalid.
 */
export async function loadLocale(site: SiteSetup, code: string): Promise<SiteSetup> {
  const { root, modules, sources } = site
  const layers = siteLayers(root, { ...site.config.i18n, currentLocale: code })
  const own = pathInLocale(CONFIG_FILE, layers)
  const words = own === CONFIG_FILE ? undefined : await loadModule(root, own, modules)
  const config = words ? translateConfig(site.config, words, code) : configOfLocale(site.config, code)
  const configFiles = [...site.configFiles, ...(words?.files ?? [])]
  return createSetup(config, { ...site, configFiles, fences: sources.fences, layers })
}

/** What a setup is made of besides its configuration. `cache` is the folder that all locales share. */
interface SetupParts extends SharedState, Pick<SiteSetup, 'configFiles' | 'mode' | 'cache' | 'layers'> {}

async function createSetup(
  config: SiteConfig,
  { fences, session, modules, configFiles, mode, cache, layers }: SetupParts,
): Promise<SiteSetup> {
  const { root } = layers
  const features = featuresOf(config)
  const translated = withWords(root, config, features)
  const shared = {
    root,
    layers,
    sources: markdownFiles(fences, () => setup),
    ...(session ? { session } : {}),
  }
  const localeCache = join(cache, localeFolder(config.i18n) ?? '')
  const sidebars = await loadSidebars(config, layers, modules)
  const hooks = setUpFeatures(features, {
    ...shared,
    cache,
    localeCache,
    config: translated.config,
    isDefaultLocale: layers.own === undefined,
  })
  const setup: SiteSetup = {
    ...shared,
    cache: localeCache,
    mode,
    modules,
    configFiles,
    ...translated,
    sidebars,
    hooks,
    ...featuresKey(config, hooks, configFiles),
  }
  return setup
}

/** Loads the sidebars file of each set of docs that has one. */
async function loadSidebars(
  { docs }: SiteConfig,
  layers: Layers,
  modules: Set<string>,
): Promise<SetSidebars> {
  const { root } = layers
  const sidebars = new Map<string, SidebarsModule>()
  for (const set of docs) {
    const module = await loadModule(root, pathInLocale(sidebarsFile(root, set), layers), modules)
    if (module) sidebars.set(set.id, module)
  }
  return sidebars
}

/** `folders` is asked when all features have named theirs. */
function markdownFiles(fences: FenceIndex, folders: () => Folders): MarkdownFiles {
  return {
    fences,
    get folders() {
      return pageFolders(folders())
    },
    get outside() {
      return outsideFolders(folders())
    },
  }
}

/** Returns the folders of pages, including versioned docs, relative to the site's root. */
export function pageFolders({ config: { docs, pages }, hooks }: Folders): string[] {
  return [
    ...docs.map(({ path }) => path),
    pages.path,
    ...hooks.entries.map(({ args: [folder] }) => folder),
    ...docs.map((set) => setFiles(set).docs),
  ]
}

/** The parts of a setup that name folders of pages. */
export type Folders = Pick<SiteSetup, 'config' | 'hooks'>

/** Returns the folders of pages that are outside the site's own, relative to it: `../docs`. */
export function outsideFolders(setup: Folders): string[] {
  return pageFolders(setup).filter((folder) => /^\.\.(\/|$)/.test(folder))
}

function docusaurusConfig(root: string): string | undefined {
  const names = ['ts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`)
  return names.find((name) => existsSync(join(root, name)))
}

/** Returns the codes of all locales except the default one. */
export function otherLocales({ i18n }: SiteConfig): string[] {
  return i18n.locales.filter((code) => code !== i18n.defaultLocale)
}

/** Only paths that the author configured must exist; the default ones may be missing. */
function checkPaths(root: string, config: SiteConfig, input: unknown): void {
  const { image = '' } = config.themeConfig
  const chosen = [
    ...config.docs.flatMap(
      (set) =>
        [
          [[...set.key, 'path'], set.path],
          [[...set.key, 'sidebarPath'], sidebarsFile(root, set)],
        ] as const,
    ),
    [['pages', 'path'], config.pages.path],
    [['themeConfig', 'image'], isExternal(image) ? '' : `static/${image}`],
    ...Object.entries(config.theme.components).map(
      ([part, path = '']) => [['theme', 'components', part], path] as const,
    ),
  ] as const
  const missing = chosen.filter(
    ([key, path]) => valueAt(input, key) !== undefined && !existsSync(join(root, path)),
  )
  if (missing.length === 0) return
  throw new SiteProblems(
    missing.map(([key, path]) => missingConfigPath(locationInConfig(config, key), keyName(key), path)),
  )
}
