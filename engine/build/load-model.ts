import { placeInConfig } from '../config/origin'
import type { SiteConfig } from '../config/types'
import { createContentLoader } from '../content/loader'
import { siteData } from '../content/site-data'
import type { ContentLoader } from '../content/types'
import { otherLocales } from '../errors/catalog-config'
import type { Reporter } from '../errors/reporter'
import { createHighlighter, type Highlighter } from '../markdown/code/highlighter'
import { type History, readHistory } from './git'
import { createSiteLinks } from './link-resolver'
import { createPageCompiler, type PageCompiler } from './page-compiler'
import type { SiteModel } from './site-model'
import type { SiteSetup } from './site-setup'

/** What outlives an edit: caches, the highlighter, the history. */
export interface Workshop {
  setup: SiteSetup
  loader: ContentLoader
  compiler: PageCompiler
  highlighter: Highlighter
  history: History
}

export async function openWorkshop(setup: SiteSetup): Promise<Workshop> {
  const { config, sidebars, root, mode } = setup
  const { defaultCodeLanguage, magicComments } = config.markdown
  const [highlighter, history] = await Promise.all([
    createHighlighter({ defaultLanguage: defaultCodeLanguage, magicComments }),
    readHistory(root),
  ])
  return {
    setup,
    highlighter,
    history,
    loader: createContentLoader({ root, config, mode, ...(sidebars ? { sidebars } : {}) }),
    compiler: createPageCompiler(setup),
  }
}

/** Reads the content as it is now. Problems go to `reporter`, which is not checked here. */
export async function loadModel(workshop: Workshop, reporter: Reporter): Promise<SiteModel> {
  const { setup, loader, compiler, highlighter, history } = workshop
  const content = await loader.load(reporter)
  const { config, root } = setup
  checkLocales(config, reporter)
  return {
    setup,
    content,
    site: siteData(config, content, yearOf(history)),
    history,
    links: createSiteLinks(root, config.docs.path, config.baseUrl, content),
    compiler,
    highlighter,
  }
}

/** Other locales have no pages yet, and so no language menu either. */
function checkLocales(config: SiteConfig, reporter: Reporter): void {
  const { locales, defaultLocale } = config.i18n
  const place = placeInConfig(config, ['i18n', 'locales'])
  if (locales.length > 1) reporter.report('warn', otherLocales(place, defaultLocale, locales))
}

function yearOf({ time }: History): { year?: number } {
  return time === undefined ? {} : { year: new Date(time).getUTCFullYear() }
}
