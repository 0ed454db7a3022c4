import type { Source } from '../content/types'
import { SiteError } from '../errors/problem'
import { type Reporter, SiteProblems } from '../errors/reporter'
import type { Page } from '../page/types'
import type { ClientBundle } from './client-bundle'
import { type DocumentAssets, faviconOf, renderDocument } from './document'
import type { LinkCheck } from './link-check'
import { notFoundPage } from './not-found'
import { type Output, pageFile } from './output'
import { type BuiltPage, buildPage } from './page-builder'
import { pageTwin } from './page-twin'
import type { Renderer } from './renderer'
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

/** Writes every page, one after the other, and keeps of each only what the site's lists need. */
export async function prerender(context: PrerenderContext): Promise<ListedPage[]> {
  const assets = documentAssets(context)
  const pages: ListedPage[] = []
  for (const source of context.model.content.byRoute.values()) {
    const page = await collectProblems(() => prerenderOne(source, assets, context), context.reporter)
    if (page && !page.unlisted) pages.push(listed(page))
  }
  await writePage({ page: notFoundPage(context.model.site) }, undefined, assets, context)
  return pages
}

/** A page that fails does not hide the failures of the others. */
async function collectProblems<T>(run: () => Promise<T>, reporter: Reporter): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SiteError) reporter.report('throw', error.problem)
    else if (error instanceof SiteProblems)
      for (const problem of error.problems) reporter.report('throw', problem)
    else throw error
    return undefined
  }
}

async function prerenderOne(
  source: Source,
  assets: DocumentAssets,
  context: PrerenderContext,
): Promise<Page> {
  const built = await buildPage(source, context.model, context.renderer)
  for (const { severity, problem } of built.compiled?.problems ?? [])
    context.reporter.report(severity, problem)
  await writePage(built, source, assets, context)
  return built.page
}

async function writePage(
  { page, compiled }: BuiltPage,
  source: Source | undefined,
  assets: DocumentAssets,
  { model, renderer, output, check }: PrerenderContext,
): Promise<void> {
  const { site } = model
  const html = renderDocument(page, renderer.renderApp(page, site), site, assets)
  const file = pageFile(page.path, site.basePath)
  await output.write(`${file}.html`, html)
  if (source)
    check.add(page.path, html, { path: source.path, text: source.text, links: compiled?.links ?? [] })
  if (page.kind === 'not-found') return
  await output.write(`${file}.json`, JSON.stringify(page))
  if (compiled && page.markdown)
    await output.write(page.markdown, pageTwin(page, compiled))
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
  }
}

function listed({ path, title, description, canonical, markdown, lastUpdated }: Page): ListedPage {
  return {
    path,
    title,
    description,
    canonical,
    ...(markdown ? { markdown } : {}),
    ...(lastUpdated ? { lastUpdated } : {}),
  }
}
