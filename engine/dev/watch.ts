import { type Stats, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { join, normalize } from 'pathe'
import type { ViteDevServer } from 'vite'
import { SHEET } from '../bundle/imported-files'
import { type VirtualName, viteIdOf } from '../bundle/virtual-modules'
import { localeFolder, TRANSLATIONS } from '../content/layers'
import { setFiles } from '../content/versions/set-files'
import { sidebarsFiles } from '../content/versions/version-sidebars'
import { listWatchedPaths } from '../site/features/hooks'
import { CONFIG_FILE } from '../site/file-names'
import { outsideFolders, pageFolders, type SiteSetup } from '../site/setup'
import { siteComponentsFile } from '../site/site-components-file'
import { wordsFile } from '../site/theme-words'
import type { DevEdits } from './edits'
import type { DevEngine } from './engine-script'
import { createGoneWatch } from './gone-pages'
import type { DevSite } from './site'

/** Notifies open pages of edits that Vite does not handle: Markdown, configuration, build-time components. */
export function watchSite(
  site: DevSite,
  vite: ViteDevServer,
  edits: DevEdits,
  engine: Pick<DevEngine, 'has'>,
): void {
  const reloadWith = (names: VirtualName[]): void => {
    forgetModules(names, vite)
    edits.reload()
  }
  const nameGonePages = createGoneWatch(site)
  const handleContent = async (isConfiguration: boolean): Promise<void> => {
    const before = JSON.stringify(site.site())
    const { words } = site.setup.config
    site.invalidate(isConfiguration)
    await site.model().catch(() => undefined)
    nameGonePages()
    watchOutside()
    // The theme's modules contain them.
    if (JSON.stringify(site.setup.config.words) !== JSON.stringify(words))
      vite.environments.ssr.moduleGraph.invalidateAll()
    if (JSON.stringify(site.site()) === before && !isConfiguration) edits.announce()
    else reloadWith(['site', 'slots', 'parts', 'tools', 'styles'])
  }
  const handleEdit = async (file: string, isNewOrGone: boolean): Promise<void> => {
    const path = normalize(file)
    const isClient = runsIn('client', path, vite) || engine.has(path)
    // Before any `await`, because Vite does not notify pages that connect in the meantime.
    if (isClient) edits.note()
    await whenWritten(file)
    const part = findEditedPart(file, site.setup)
    if (part === 'configuration') void handleContent(true)
    else if (isNewOrGone && path.endsWith('.island.tsx')) reloadWith(['islands'])
    else if (isNewOrGone && SHEET.test(path)) reloadWith(['styles'])
    else if (part === 'content') void handleContent(false)
    else {
      const model = await site.model().catch(() => undefined)
      // The edit may have mended what the configuration imports.
      if (!model) void handleContent(true)
      else if (model.links.fenceFiles.has(path) || (!isClient && runsIn('ssr', path, vite))) edits.announce()
    }
  }
  const watchOutside = (): void => {
    const { root, modules } = site.setup
    const files = [...modules].filter((file) => !file.startsWith(`${root}/`))
    vite.watcher.add([...outsideFolders(site.setup).map((folder) => join(root, folder)), ...files])
  }
  /** The watcher drops a change that comes within 50 ms of another one. */
  const repeatDropped = async (file: string, written = statsOf(file)?.mtimeMs): Promise<void> => {
    await setTimeout(60)
    if (statsOf(file)?.mtimeMs === written) return
    vite.watcher.emit('change', file)
    vite.watcher.emit('all', 'change', file)
  }
  /** Waits a moment, since some editors remove a file to save it. */
  const removeUnused = async (file: string): Promise<void> => {
    if (!/\.mdx?$/.test(file)) return
    await setTimeout(500)
    await site.removeUnused().catch(() => undefined)
  }
  watchOutside()
  vite.watcher.on('change', (file) => void Promise.all([handleEdit(file, false), repeatDropped(file)]))
  vite.watcher.on('add', (file) => void handleEdit(file, true))
  vite.watcher.on('unlink', (file) => void Promise.all([handleEdit(file, true), removeUnused(file)]))
}

/** Returns which part of a site an edited file belongs to. `file` is the watcher's path. */
export function findEditedPart(file: string, setup: SiteSetup): 'configuration' | 'content' | undefined {
  const path = normalize(file)
  if (configurationFiles(setup).includes(path) || setup.modules.has(path)) return 'configuration'
  return contentPaths(setup).some((start) => `${path}/`.startsWith(start)) ? 'content' : undefined
}

/**
 * Returns absolute path prefixes of a site's content: folders with a trailing slash, and files. A file that a feature
 * watches has the slash, too: no other path begins with its name.
 */
function contentPaths(setup: SiteSetup): string[] {
  const { root, config, hooks } = setup
  const folders = [
    ...pageFolders(setup),
    ...config.docs.map((set) => setFiles(set).sidebars),
    localeFolder(config.i18n) ?? TRANSLATIONS,
    ...listWatchedPaths(hooks),
  ]
  const components = siteComponentsFile(root) ?? []
  const lists = config.docs.map((set) => join(root, setFiles(set).list))
  return [...folders.map((folder) => `${join(root, folder)}/`), ...lists, components].flat()
}

/** Returns the absolute paths of the site's configuration files. */
function configurationFiles({ root, layers, config }: SiteSetup): string[] {
  const folders = layers.own === undefined ? [root] : [root, layers.own]
  const names = [CONFIG_FILE, ...config.docs.flatMap(sidebarsFiles)]
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    join(root, wordsFile(config.i18n)),
  ]
}

/** Invalidates virtual modules in all environments. */
function forgetModules(names: VirtualName[], vite: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(vite.environments)) {
    for (const name of names) {
      const module = moduleGraph.getModuleById(viteIdOf(name))
      if (module) moduleGraph.invalidateModule(module)
    }
  }
}

/**
 * Vite itself updates modules in the browser, but notifies no page of those that only run in the server. A file that a
 * style sheet merely depends on, such as each source that Tailwind's plugin reads, is in the graph without an id.
 */
function runsIn(name: 'ssr' | 'client', file: string, vite: ViteDevServer): boolean {
  const modules = vite.environments[name]?.moduleGraph.getModulesByFile(file)
  return [...(modules ?? [])].some(({ id }) => id !== null)
}

const TRIES = 10
const PAUSE_MS = 10

/**
 * Many editors truncate a file before writing it, which the watcher reports as two events. Resolves when the
 * file has content, is removed, or stays empty.
 */
export async function whenWritten(file: string, pause = () => setTimeout(PAUSE_MS)): Promise<void> {
  for (let tries = 0; tries < TRIES && statsOf(file)?.size === 0; tries++) await pause()
}

function statsOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false })
}
