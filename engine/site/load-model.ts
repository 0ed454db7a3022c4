import type { Root as HastRoot } from 'hast'
import { openStore } from '../cache/store'
import type { SiteConfig } from '../config/types'
import { createContentLoader } from '../content/loader'
import { footerData, siteData } from '../content/site/site-data'
import type { ContentLoader } from '../content/types'
import { createReporter, hasFailed, type Reporter } from '../diagnostics/reporter'
import type { ReadSite } from '../feature'
import { createHighlighter } from '../markdown/code/highlighter'
import type { MarkdownExtension } from '../markdown/plugins/extension'
import { onWholeTree } from '../markdown/plugins/unified'
import type { Highlighter } from '../markdown/types'
import { contentStamp } from './content-stamp'
import { listPlacedParts } from './features/hooks'
import { type History, readHistory } from './git'
import { createSiteLinks } from './link-resolver'
import { checkLocales } from './locale-check'
import { listReplaced } from './own-elements'
import { createPageCompiler, type PageCompiler } from './page-compiler'
import { openParsedFiles, type ParsedFiles } from './parsed-files'
import { shallowClone } from './problems'
import { fileReader } from './read-file'
import type { SiteSetup } from './setup'
import type { SiteModel } from './site-model'
import { loadModule } from './site-module'
import { wordsOfOthers } from './theme-words'

/** State that survives edits: caches, the highlighter, the history. */
export interface LocaleServices {
  setup: SiteSetup
  loader: ContentLoader
  /** Absent in the dev server, which keeps its files in memory. */
  parsed?: ParsedFiles
  compiler: PageCompiler
  highlighter: Highlighter
  history: History
}

/** The parts that all locales share. */
export type SharedServices = Pick<LocaleServices, 'highlighter' | 'history'>

export async function createSharedServices(setup: SiteSetup): Promise<SharedServices> {
  const { defaultCodeLanguage, magicComments } = setup.config.markdown
  const highlighter = createHighlighter({
    defaultLanguage: defaultCodeLanguage,
    magicComments,
    store: openStore(setup.cache, 'shared/tokens'),
  })
  return { highlighter, history: await siteHistory(setup) }
}

/** Outside a repository, builds need something other than a commit time to tell them apart. */
async function siteHistory(setup: SiteSetup): Promise<History> {
  const history = await readHistory(setup.root)
  return history.time === undefined ? { ...history, stamp: await contentStamp(setup) } : history
}

export function createLocaleServices(setup: SiteSetup, shared: SharedServices): LocaleServices {
  const { config, sidebars, root, mode, modules, cache, hooks } = setup
  const reader = fileReader(setup)
  const parsed = mode === 'production' ? openParsedFiles(cache, reader) : undefined
  return {
    ...shared,
    setup,
    ...(parsed ? { parsed } : {}),
    loader: createContentLoader({
      root,
      config,
      mode,
      entries: hooks.entries.map(({ args: [, read] }) => read),
      addedKeys: Object.assign({}, ...hooks.frontMatter.map(({ args: [keys] }) => keys)),
      ownerOf: (key) => hooks.frontMatter.findLast(({ args: [keys] }) => Object.hasOwn(keys, key))?.feature,
      sidebars,
      sidebarChanges: hooks.sidebar.map(({ feature, args: [change] }) => ({ feature, change })),
      loadData: (file) => loadModule(root, file, modules),
      parse: parsed?.parse ?? reader.parse,
    }),
    compiler: createPageCompiler(setup),
  }
}

/** A site in one locale, without its links to the others. */
export type OneLocale = Omit<SiteModel, 'locales'>

/** Reads the current content. Problems go to `reporter` rather than being thrown. */
export async function loadModel(services: LocaleServices, reporter: Reporter): Promise<OneLocale> {
  const { setup, loader, compiler, highlighter, history } = services
  const content = await loader.load(reporter)
  services.parsed?.save()
  const { config, layers } = setup
  checkLocales(setup, content, reporter)
  if (
    history.isCutOff &&
    config.docs.some(({ showLastUpdateTime }) => showLastUpdateTime) &&
    layers.own === undefined
  )
    reporter.report('warn', shallowClone())
  if (setup.missingWords) reporter.report('warn', setup.missingWords)
  // Problems of links in the layout of a site that failed to load would only be consequences: they are not reported.
  const linkReporter = hasFailed(reporter) ? createReporter() : reporter
  const site = siteData(config, content, linkReporter, widthAtEnd(setup))
  const read = { site, content }
  const shared = setup.hooks.shared.map(
    ({ feature, args: [data] }) => [feature, data({ ...read, report: linkReporter.report })] as const,
  )
  const words = wordsOfOthers(config)
  return {
    setup,
    content,
    site: {
      ...site,
      ...(shared.length > 0 ? { shared: Object.fromEntries(shared) } : {}),
      ...(words ? { words } : {}),
    },
    footer: footerData(config, content.cleanLink, yearOf(history)),
    history,
    links: createSiteLinks(layers, config.docs[0].path, config.baseUrl, content),
    compiler,
    highlighter,
    replaced: listReplaced(setup),
    extensions: await siteExtensions(setup, read),
  }
}

type Plugins = NonNullable<SiteConfig['markdown']['plugins']>

/** Returns how the features of a site, and its own plugins, extend Markdown. */
export async function siteExtensions(
  { hooks, config }: Pick<SiteSetup, 'hooks' | 'config'>,
  site: ReadSite,
): Promise<MarkdownExtension[]> {
  const made = hooks.markdown.map(({ args: [extension] }) =>
    typeof extension === 'function' ? extension(site) : extension,
  )
  const { plugins } = config.markdown
  return [...(await Promise.all(made)), ...(plugins ? [ownPlugins(plugins)] : [])]
}

function ownPlugins({ mdast, hast, remark, rehype }: Plugins): MarkdownExtension {
  return {
    name: 'site',
    // A plugin may read any word.
    fenceWords: 'all',
    text: () => mdast,
    tree: (page) => onWholeTree(remark, page),
    blocks: (page) => [...hast, ...onWholeTree<HastRoot>(rehype, page)],
  }
}

/** Returns the width of what features have at the end of the navbar, in px. */
function widthAtEnd({ hooks }: SiteSetup): number {
  const parts = listPlacedParts(hooks).filter(({ where }) => where === 'navbar:end')
  return parts.reduce((sum, { width = 0 }) => sum + width, 0)
}

function yearOf({ time }: History): number | undefined {
  return time === undefined ? undefined : new Date(time).getUTCFullYear()
}
