import { openStore } from '../cache/store'
import { locationOfOption } from '../config/key-lines'
import { withBase } from '../content/href'
import { createContentLoader } from '../content/loader'
import { footerData, siteData } from '../content/site/site-data'
import type { Content, ContentLoader } from '../content/types'
import { createReporter, type Reporter } from '../diagnostics/reporter'
import { readPackages } from '../features/reference/api/model/read-package'
import { createReference, type Reference } from '../features/reference/api/reference'
import type { ReadFences } from '../features/reference/samples/fences/read-fences'
import { siteFences, siteObserver, siteTryFiles } from '../features/reference/samples/observed-samples'
import type { Observer, Recorded } from '../features/reference/samples/run/observer'
import type { TryFiles } from '../features/reference/samples/try/try-files'
import { createHighlighter, type Highlighter } from '../markdown/code/highlighter'
import { createFenceIndex, type FenceIndex } from '../markdown/plugins/code-fences'
import { contentStamp } from './content-stamp'
import { type History, readHistory } from './git'
import { createSiteLinks } from './link-resolver'
import { checkLocales } from './locale-check'
import { createPageCompiler, type PageCompiler } from './page-compiler'
import { openParsedFiles, type ParsedFiles } from './parsed-files'
import { shallowClone } from './problems'
import type { SiteSetup } from './setup'
import type { SiteModel } from './site-model'

/** State that survives edits: caches, the highlighter, the history. */
export interface LocaleServices {
  setup: SiteSetup
  loader: ContentLoader
  /** Absent in the dev server, which keeps its files in memory. */
  parsed?: ParsedFiles
  compiler: PageCompiler
  highlighter: Highlighter
  history: History
  fences: FenceIndex
  readFences: ReadFences
  observer: Observer
  tryFiles: TryFiles
}

/** The parts that all locales share. */
export type SharedServices = Pick<
  LocaleServices,
  'highlighter' | 'history' | 'fences' | 'readFences' | 'observer' | 'tryFiles'
>

/** What the dev server keeps when the configuration changes. */
export interface KeptServices {
  fences: FenceIndex
  recorded?: Recorded
}

export async function createSharedServices(
  setup: SiteSetup,
  { fences, recorded }: KeptServices = { fences: createFenceIndex() },
): Promise<SharedServices> {
  const { config } = setup
  const { defaultCodeLanguage, magicComments } = config.markdown
  const highlighter = createHighlighter({ defaultLanguage: defaultCodeLanguage, magicComments })
  const history = await siteHistory(setup)
  const readFences = siteFences(setup, fences)
  const observer = siteObserver(setup, setup.mode === 'development' ? 'new' : 'nothing', readFences, recorded)
  const tryFiles = siteTryFiles(setup, readFences)
  return { highlighter, history, fences, readFences, observer, tryFiles }
}

/** Outside a repository, builds need something other than a commit time to tell them apart. */
async function siteHistory(setup: SiteSetup): Promise<History> {
  const history = await readHistory(setup.root)
  return history.time === undefined ? { ...history, stamp: await contentStamp(setup) } : history
}

export function createLocaleServices(setup: SiteSetup, shared: SharedServices): LocaleServices {
  const { config, sidebars, root, mode, cache, hooks } = setup
  const parsed = mode === 'production' ? openParsedFiles(cache) : undefined
  return {
    ...shared,
    setup,
    ...(parsed ? { parsed } : {}),
    loader: createContentLoader({
      root,
      config,
      mode,
      entries: hooks.entries.map(({ read }) => read),
      ...(sidebars ? { sidebars } : {}),
      ...parsed,
    }),
    compiler: createPageCompiler(setup, shared.fences),
  }
}

/** A site in one locale, without its links to the others. */
export type OneLocale = Omit<SiteModel, 'locales'>

/** Reads the current content. Problems go to `reporter` rather than being thrown. */
export async function loadModel(services: LocaleServices, reporter: Reporter): Promise<OneLocale> {
  const { setup, loader, compiler, highlighter, history, fences, readFences, observer, tryFiles } = services
  const content = await loader.load(reporter)
  services.parsed?.save()
  const { config, layers } = setup
  const reference = await loadReference(setup, content)
  checkLocales(setup, content, reporter)
  if (history.isCutOff && config.docs.showLastUpdateTime && layers.own === undefined)
    reporter.report('warn', shallowClone())
  if (setup.missingWords) reporter.report('warn', setup.missingWords)
  const { pagefind, ...site } = siteData(config, content, isComplete(reporter) ? reporter : createReporter())
  const shared = setup.hooks.shared.map(({ feature, data }) => [feature, data({ site, content })] as const)
  return {
    setup,
    content,
    // Pagefind would have to index the site again after each edit, so the dev server uses the embedded index.
    site: {
      ...site,
      ...(shared.length > 0 ? { shared: Object.fromEntries(shared) } : {}),
      ...(pagefind && setup.mode === 'production' ? { pagefind } : {}),
    },
    footer: footerData(config, content.cleanLink, yearOf(history)),
    history,
    links: createSiteLinks(layers, config.docs.path, config.baseUrl, content),
    compiler,
    highlighter,
    fences,
    readFences,
    observer,
    tryFiles,
    ...(reference ? { reference } : {}),
  }
}

/** Problems of the navbar on a site that failed to load would only be consequences, so they are not reported. */
function isComplete({ problems }: Reporter): boolean {
  return problems.every(({ severity }) => severity !== 'throw')
}

function yearOf({ time }: History): number | undefined {
  return time === undefined ? undefined : new Date(time).getUTCFullYear()
}

/**
 * Reads the API reference from declarations and pages; returns undefined for a site without one.
 * @throws SiteError if a package is not installed or a folder does not exist.
 */
export async function loadReference(setup: SiteSetup, content: Content): Promise<Reference | undefined> {
  const { config, root, cache } = setup
  if (!config.reference) return undefined
  const packages = await readPackages({
    ...config.reference,
    root,
    locationOf: (path) => locationOfOption(config, 'reference', path),
    store: openStore(cache, 'reference'),
  })
  const pages = [...content.byRoute.values()].flatMap((entry) =>
    'text' in entry ? [{ path: withBase(config.baseUrl, entry.route), text: entry.text }] : [],
  )
  const statuses = Object.entries(config.reference.statuses)
  const pagesOfStatuses = statuses.map(([text, route]) => [text, withBase(config.baseUrl, route)] as const)
  return createReference(packages, pages, new Map(pagesOfStatuses))
}
