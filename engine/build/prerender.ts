import { textOf } from '../content/entry'
import type { Entry } from '../content/types'
import { collectProblems, type Reporter, SiteProblems } from '../errors/reporter'
import { pageError } from '../markdown/evaluate'
import type { Page } from '../page/types'
import type { ClientBundle } from './client-bundle'
import { type DocumentAssets, faviconOf, renderDocument } from './document'
import { framed } from './framed'
import type { LinkCheck } from './link-check'
import { notFoundPage } from './not-found'
import { type Output, pageFile } from './output'
import { type BuiltPage, buildPage } from './page-builder'
import { pageTwin } from './page-twin'
import type { Renderer } from './renderer'
import { isSearched, searchPage, searchStamp } from './search-files'
import type { SiteModel } from './site-model'
import type { ListedPage } from './text-files'

export interface PrerenderContext {
  model: SiteModel
  bundle: ClientBundle
  renderer: Renderer
  output: Output
  check: LinkCheck
  reporter: Reporter
}

/** The page that no file of the site makes, as messages name it. */
const NOT_FOUND = "the engine's page for addresses that do not exist"

/** Writes every page, one after the other, and keeps of each only what the site's lists need. */
export async function prerender(context: PrerenderContext): Promise<ListedPage[]> {
  const assets = documentAssets(context)
  const pages: ListedPage[] = []
  for (const source of context.model.content.byRoute.values()) {
    const built = await collectProblems(() => prerenderOne(source, assets, context), context.reporter)
    if (built && !built.page.unlisted && !built.page.noIndex) pages.push(listed(source, built, context.model))
  }
  await collectProblems(() => writeNotFound(assets, context), context.reporter)
  return pages
}

async function writeNotFound(assets: DocumentAssets, context: PrerenderContext): Promise<void> {
  const page = await framed(notFoundPage(context.model.site), context.model, context.renderer)
  await writePage({ page, links: [] }, documentOf(page, NOT_FOUND, assets, context), NOT_FOUND, context)
}

async function prerenderOne(
  source: Entry,
  assets: DocumentAssets,
  context: PrerenderContext,
): Promise<BuiltPage> {
  const { model, renderer, reporter } = context
  const built = await buildPage(source, model, renderer).catch((error) => {
    throw error instanceof SiteProblems ? error : pageError(error, source.path)
  })
  for (const { severity, problem } of built.compiled?.problems ?? []) reporter.report(severity, problem)
  const html = documentOf(built.page, source.path, assets, context)
  await writePage(built, html, source.path, context)
  context.check.add(built.page.path, html, { path: source.path, text: textOf(source), links: built.links })
  return built
}

/** @throws SiteError that names the page, `file`, where the shell or an island cannot be rendered. */
function documentOf(
  page: Page,
  file: string,
  assets: DocumentAssets,
  { model, renderer }: PrerenderContext,
): string {
  try {
    return renderDocument(page, renderer.renderApp(page, model, file), model.site, assets)
  } catch (error) {
    throw pageError(error, file)
  }
}

async function writePage(
  { page, compiled }: BuiltPage,
  html: string,
  source: string,
  { model, output }: PrerenderContext,
): Promise<void> {
  const file = pageFile(page.path, model.site.basePath)
  await output.write(`${file}.html`, html, source)
  if (page.kind === 'not-found') return
  await output.write(`${file}.json`, JSON.stringify(page), source)
  if (compiled && page.markdown) await output.write(page.markdown, pageTwin(page, compiled), source)
}

function documentAssets({ bundle, model }: PrerenderContext): DocumentAssets {
  return {
    entry: bundle.entry,
    preload: (islands) =>
      [...new Set([...bundle.entryImports, ...islands.flatMap((id) => bundle.islands.get(id) ?? [])])].filter(
        (path) => path !== bundle.entry,
      ),
    style: bundle.style,
    stylesheets: [],
    policy: true,
    ...faviconOf(model.setup),
    searchStamp: searchStamp(model.history),
  }
}

function listed(source: Entry, { page, compiled, lastUpdated }: BuiltPage, model: SiteModel): ListedPage {
  const { path, title, description, canonical, markdown } = page
  return {
    path,
    title,
    description,
    canonical,
    ...(markdown ? { markdown } : {}),
    ...(lastUpdated ? { lastUpdated } : {}),
    ...(isSearched(source, model) ? { search: searchPage(source, page, compiled, model) } : {}),
  }
}
