import { join } from 'pathe'
import { locationOfOption } from '../../config/key-lines'
import type { ViteOptions } from '../../config/schemas/vite'
import type { AddedKeys } from '../../content/added-keys'
import type { ReadEntries } from '../../content/entries'
import { fileInLocale, type Layers } from '../../content/layers'
import type { SidebarChange } from '../../content/types'
import { SiteError } from '../../diagnostics/problem'
import type {
  ArticleSlot,
  Check,
  ClientTime,
  DocumentHead,
  ExtendPage,
  ExtendSite,
  Feature,
  FeatureSetup,
  FileKind,
  FindIslands,
  HeadTags,
  ListFiles,
  PlaceholderHtml,
  Prepare,
  ReadText,
  ShellSlot,
  SlotPart,
  WrittenSite,
} from '../../feature'
import type { MarkdownExtension } from '../../markdown/plugins/extension'
import { isAboveSite } from './folder-above'
import { setUpGuarded } from './guard'
import { folderAbove } from './problems'
import { isOfEngine } from './site-features'

/** What the features of a site have registered, in the order of the features. */
export interface Hooks {
  readonly files: readonly { feature: string; list: ListFiles; kind?: FileKind | undefined }[]
  readonly lastFiles: readonly { write: (site: WrittenSite) => Promise<void>; after?: 'all' | undefined }[]
  readonly head: readonly HeadTags[]
  readonly documentHead: readonly DocumentHead[]
  readonly collect: readonly { feature: string; read: ReadText }[]
  readonly slots: readonly { where: ShellSlot | ArticleSlot; part: SlotPart }[]
  readonly frontMatter: readonly { feature: string; keys: AddedKeys }[]
  readonly page: readonly ExtendPage[]
  readonly client: readonly { module: URL; when: ClientTime }[]
  readonly components: readonly URL[]
  readonly views: readonly { name: string; part: SlotPart }[]
  readonly islands: readonly FindIslands[]
  readonly modules: readonly Readonly<Record<string, URL>>[]
  readonly styles: readonly URL[]
  readonly vite: readonly ViteOptions[]
  readonly shared: readonly { feature: string; data: Parameters<FeatureSetup['shared']>[0] }[]
  readonly entries: readonly { folder: string; read: ReadEntries }[]
  readonly sidebars: readonly SidebarChange[]
  /** The features whose functions run while a page is made, with a result that is in no key. */
  readonly inPages: readonly string[]
  readonly markdown: readonly (MarkdownExtension | ExtendSite)[]
  readonly placeholders: readonly { name: string; html: PlaceholderHtml }[]
  readonly prepare: readonly Prepare[]
  readonly checks: readonly Check[]
  readonly watched: readonly string[]
  readonly cleanUp: readonly Parameters<FeatureSetup['cleanUp']>[0][]
  /** The features whose documents have a stamp. */
  readonly stamped: readonly string[]
  readonly firstFrame: readonly Parameters<FeatureSetup['beforeFirstFrame']>[0][]
}

type Lists = { [Hook in keyof Hooks]: Hooks[Hook][number][] }

/** Returns the hooks of a site without features. */
export function noHooks(): Lists {
  return {
    files: [],
    lastFiles: [],
    head: [],
    documentHead: [],
    collect: [],
    frontMatter: [],
    page: [],
    client: [],
    slots: [],
    components: [],
    views: [],
    islands: [],
    modules: [],
    styles: [],
    vite: [],
    shared: [],
    entries: [],
    sidebars: [],
    inPages: [],
    markdown: [],
    placeholders: [],
    prepare: [],
    checks: [],
    watched: [],
    cleanUp: [],
    stamped: [],
    firstFrame: [],
  }
}

type LocaleSetup = Pick<
  FeatureSetup,
  'root' | 'cache' | 'localeCache' | 'config' | 'sources' | 'session' | 'isDefaultLocale'
> & {
  layers: Layers
}

/** Sets up features for one locale of a site. */
export function setUpFeatures(features: readonly Feature[], { layers, ...site }: LocaleSetup): Hooks {
  const hooks = noHooks()
  for (const { name: feature, options, setup } of features) {
    const belowTop = (hook: string, folder: string): string => {
      if (!isAboveSite(folder, site.root)) return folder
      throw new SiteError(folderAbove(feature, hook, folder, locationOfOption(site.config, feature, [])))
    }
    const hooksOf: FeatureSetup = {
      ...site,
      fileOf: (path) => fileInLocale(join(site.root, path), layers),
      locationOf: (key) => locationOfOption(site.config, feature, key),
      files: (list, kind) => void hooks.files.push({ feature, list, kind }),
      lastFiles: (write, after) => void hooks.lastFiles.push({ write, after }),
      head: (tags) => void hooks.head.push(tags),
      documentHead: (tags) => void hooks.documentHead.push(typeof tags === 'function' ? tags : () => tags),
      collect(read) {
        hooks.collect.push({ feature, read })
        hooks.inPages.push(feature)
      },
      frontMatter: (keys) => void hooks.frontMatter.push({ feature, keys }),
      page: (extend) => void hooks.page.push(extend),
      client: (module, when) => void hooks.client.push({ module, when }),
      slot: (where, part) => void hooks.slots.push({ where, part }),
      view: (name, part) => void hooks.views.push({ name, part }),
      components: (module) => void hooks.components.push(module),
      islands: (find) => void hooks.islands.push(find),
      modules: (files) => void hooks.modules.push(files),
      styles: (file) => void hooks.styles.push(file),
      vite: (options) => void hooks.vite.push(options),
      shared: (data) => void hooks.shared.push({ feature, data }),
      entries: (folder, read) => void hooks.entries.push({ folder: belowTop('entries', folder), read }),
      sidebar: (change) => void hooks.sidebars.push({ feature, change }),
      markdown(extension) {
        hooks.markdown.push(extension)
        hooks.inPages.push(feature)
      },
      placeholder(name, html) {
        hooks.placeholders.push({ name, html })
        hooks.inPages.push(feature)
      },
      prepare: (work) => void hooks.prepare.push(work),
      check: (run) => void hooks.checks.push(run),
      watch: (folders) => void hooks.watched.push(...folders.map((folder) => belowTop('watch', folder))),
      cleanUp: (work) => void hooks.cleanUp.push(work),
      stampDocuments: () => void hooks.stamped.push(feature),
      beforeFirstFrame: (statements) => void hooks.firstFrame.push(statements),
    }
    setUpGuarded(setup, hooksOf, options, {
      name: feature,
      root: site.root,
      basePath: site.config.baseUrl,
      isOfEngine: isOfEngine(setup),
      location: () => locationOfOption(site.config, feature, []),
    })
  }
  return hooks
}

/** Returns the names of the modules that features provide. */
export function providedModules({ modules }: Pick<Hooks, 'modules'>): string[] {
  return modules.flatMap(Object.keys)
}
