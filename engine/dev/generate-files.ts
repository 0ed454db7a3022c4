import { isListing } from '../content/routes'
import type { Content } from '../content/types'
import { createReporter } from '../diagnostics/reporter'
import type { BuiltSite, GeneratedFile, ListedPage, PublicPath } from '../feature'
import { HASHED } from '../page/site'
import { type CollectedBy, collectFrom } from '../render/collect'
import { listGeneratedFiles } from '../render/generated-files'
import { listEntryOf } from '../render/list-entry'
import { readPage } from '../render/read-page'
import { renderPage } from '../render/render-page'
import type { Renderer } from '../render/renderer'
import { summarizePage } from '../render/summarize-page'
import { compileSource, excerptSource } from '../site/compile-source'
import { stampOf } from '../site/git'
import { hasPath } from '../site/public-files'
import type { SiteModel } from '../site/site-model'
import type { DevLog } from './log'

interface Listed {
  pages: ListedPage[]
  /** By the path of the twin. */
  twins: Map<PublicPath, string>
}

/** The generated files of a site. */
export interface DevFiles {
  has(path: PublicPath): boolean
  /** Returns a file, whose content is made on request. */
  get(path: PublicPath): GeneratedFile | undefined
}

/** The files of each state of a site. */
const made = new WeakMap<Content, DevFiles>()

/** Returns the generated files of a site. */
export function generateFiles(model: SiteModel, renderer: () => Promise<Renderer>, log: DevLog): DevFiles {
  const known = made.get(model.content)
  if (known) return known
  const reporter = createReporter()
  const built = createBuiltSite(model, renderer, reporter.report)
  const list = () => {
    const { now, checked } = listGeneratedFiles(model, built)
    return new Map([...now, ...checked])
  }
  let files = list()
  log.report('generated files', reporter)
  const find = (path: PublicPath) => {
    // Some of these files are added while pages are compiled.
    if (!files.has(path) && path.startsWith(model.site.basePath + HASHED)) files = list()
    return files.get(path)
  }
  const found: DevFiles = { has: (path) => find(path) !== undefined, get: find }
  made.set(model.content, found)
  return found
}

function createBuiltSite(
  model: SiteModel,
  renderer: () => Promise<Renderer>,
  report: BuiltSite['report'],
): BuiltSite {
  const { site, content } = model
  let listed: Promise<Listed> | undefined
  const list = () => {
    listed ??= listPages(model, renderer)
    return listed
  }
  let texts: Promise<CollectedBy[]> | undefined
  const read = () => {
    texts ??= readTexts(model, renderer)
    return texts
  }
  return {
    site,
    content,
    stamp: stampOf(model.history),
    pages: async () => (await list()).pages,
    collection: async (feature) => (await read()).filter((one) => one.feature === feature),
    async twin(path) {
      const twin = (await list()).twins.get(path)
      if (twin === undefined) throw new Error(`No listed page has the Markdown twin ${path}.`)
      return twin
    },
    excerpt: async (post) => (await compileSource(excerptSource(post).source, model)).twin,
    async pageOf(entry) {
      const theme = await renderer()
      const page = await renderPage(entry, model, theme)
      return summarizePage(page, theme.renderApp(page.page, model, entry.path))
    },
    has: (path) => hasPath(path, model),
    // The links of generated pages are checked by builds.
    checkLink: () => undefined,
    report,
  }
}

/** Reads pages without rendering them. Leaves out those that fail: their errors are shown on the pages themselves. */
async function readTexts(model: SiteModel, renderer: () => Promise<Renderer>): Promise<CollectedBy[]> {
  const theme = await renderer()
  const texts: CollectedBy[] = []
  for (const source of model.content.byRoute.values()) {
    if (isListing(source)) continue
    const page = await readPage(source, model, theme).catch(() => undefined)
    if (page) texts.push(...collectFrom(page, model))
  }
  return texts
}

/** Leaves out drafts, as builds do, and pages that fail: their errors are shown on the pages themselves. */
async function listPages(model: SiteModel, renderer: () => Promise<Renderer>): Promise<Listed> {
  const theme = await renderer()
  const listed: Listed = { pages: [], twins: new Map() }
  for (const source of model.content.byRoute.values()) {
    if ('draft' in source && source.draft) continue
    const built = await renderPage(source, model, theme).catch(() => undefined)
    const page = built && listEntryOf(built)
    if (page) listed.pages.push(page)
    if (page?.markdown && built?.twin !== undefined) listed.twins.set(page.markdown, built.twin)
  }
  return listed
}
