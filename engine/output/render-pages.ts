import { isListing } from '../content/routes'
import type { Entry } from '../content/types'
import { SiteError } from '../diagnostics/problem'
import { rest, workOn } from '../diagnostics/progress'
import { collectProblems, SiteProblems } from '../diagnostics/reporter'
import type { ListedPage, RenderedPage } from '../feature'
import { pageError } from '../markdown/evaluate/evaluate'
import type { CollectedBy } from '../render/collect'
import { readPage } from '../render/read-page'
import { notFoundPage, renderLayout } from '../render/render-layout'
import { stampOf } from '../site/git'
import { areCurrent } from '../site/page-answers'
import type { BundledLocale } from './bundle-locale'
import { type CachedPages, openCachedPages } from './cached-pages'
import { describeSource } from './locale-links'
import { type Output, pageFile } from './output'
import { createPageKey, type PageKey } from './page-key'
import { compressChanged, LostEntry, type PageResult } from './page-result'
import { renderFiles, renderPageDocument } from './render-files'

/** Results of earlier builds. */
interface Cached {
  keyOf: PageKey
  pages: CachedPages
}

/** Names the generated not-found page in messages. */
export const NOT_FOUND = "the engine's page for addresses that do not exist"

/** What the site's lists and later files need from the pages. */
export interface RenderedPages {
  listed: ListedPage[]
  /** What features have read of them. */
  collected: CollectedBy[]
  /** By source. */
  shown: Map<Entry, RenderedPage>
  /** Ids of the islands that pages have. */
  islands: Set<string>
  /** True if every page has a key, except those that list others. */
  isStable: boolean
}

/** Writes all pages one by one, keeping only what is needed later. */
export async function renderPages(context: BundledLocale): Promise<RenderedPages> {
  const cached = openCached(context)
  const pages: RenderedPages = {
    listed: [],
    collected: [],
    shown: new Map(),
    islands: new Set(),
    isStable: true,
  }
  const write = (source: Entry) => renderAndCheck(source, cached, context)
  for await (const [source, page] of workOnPages(context, write)) {
    pages.isStable &&= page.digest !== undefined || isListing(source)
    for (const id of page.islands) pages.islands.add(id)
    if (page.listed) pages.listed.push(page.listed)
    pages.collected.push(...page.collected)
    pages.shown.set(source, page.shown)
  }
  await collectProblems(() => writeNotFound(context), context.reporter)
  cached.pages.forgetUnused()
  return pages
}

/** Works on all pages one by one. A page that fails does not hide the problems of others. */
export async function* workOnPages<T>(
  { model, reporter }: Pick<BundledLocale, 'model' | 'reporter'>,
  work: (source: Entry) => Promise<T>,
): AsyncGenerator<readonly [Entry, T]> {
  for (const source of model.content.byRoute.values()) {
    workOn(source.path)
    const result = await collectProblems(() => work(source), reporter)
    if (result !== undefined) yield [source, result]
  }
  rest()
}

function openCached({ model, bundle, renderer }: BundledLocale): Cached {
  const { cache } = model.setup
  return {
    keyOf: createPageKey(model, bundle, renderer),
    pages: openCachedPages(cache, stampOf(model.history), (answers) => areCurrent(answers, model)),
  }
}

async function writeNotFound(context: BundledLocale): Promise<void> {
  const { model, renderer, output } = context
  const view = notFoundPage(model)
  const page = await renderLayout(view, model, renderer)
  const { html } = renderPageDocument({ page, data: view }, NOT_FOUND, context)
  output.write(`${pageFile(page.path, model.site.basePath)}.html`, html, NOT_FOUND)
}

async function renderAndCheck(source: Entry, cached: Cached, context: BundledLocale): Promise<PageResult> {
  const { model, check, reporter } = context
  const page = await writePage(source, cached, context)
  for (const { severity, problem } of page.problems) reporter.report(severity, problem)
  check.add(page.path, page.htmlLinks, describeSource(source, page.path, page.links, model))
  return page
}

/** Writes a page. If files in the cache turn out to be damaged when they are read, the page is rendered. */
async function writePage(source: Entry, cached: Cached, context: BundledLocale): Promise<PageResult> {
  const page = await resultOf(source, cached, context).catch((error) => {
    throw error instanceof SiteProblems ? error : pageError(error, source.path)
  })
  try {
    writeFiles(page, source.path, context.output)
    return page
  } catch (error) {
    if (!(error instanceof SiteError && error.cause instanceof LostEntry)) throw error
    for (const { path } of page.files) context.output.remove(path)
    return writePage(source, cached, context)
  }
}

function writeFiles({ files, digest }: PageResult, source: string, output: Output): void {
  for (const { path, read } of files)
    output.write(path, digest === undefined ? read() : { digest, read }, source)
}

/** Returns the result of an earlier build if nothing that the page depends on has changed. */
async function resultOf(source: Entry, cached: Cached, context: BundledLocale): Promise<PageResult> {
  const { model, renderer } = context
  const read = isListing(source) ? undefined : await readPage(source, model, renderer)
  // A module that cannot be loaded is reported by rendering the page, with the line of its import.
  const key = read && (await cached.keyOf(read).catch(() => undefined))
  const known = key && cached.pages.read(source.route, key)
  if (known) return known
  const { precompress } = model.setup.config.output
  const compress = precompress ? compressChanged(cached.pages.readFiles(source.route)) : undefined
  return cached.pages.write(source.route, key, await renderFiles(source, context, read, compress))
}
