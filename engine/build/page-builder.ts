import { isListing } from '../content/entry'
import type { Entry, Source } from '../content/types'
import { noDefaultExport } from '../errors/catalog-build'
import { SiteError } from '../errors/problem'
import { type Module, pageError } from '../markdown/evaluate'
import { bodyOf, islandsOf, pageBody } from '../markdown/page-body'
import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import type { Page } from '../page/types'
import { listingPage } from './listing-page'
import { pageView } from './page-view'
import { createPartials } from './partials'
import type { Renderer } from './renderer'
import type { SiteModel } from './site-model'

export interface BuiltPage {
  page: Page
  /** Absent for a page that is not Markdown. */
  compiled?: CompiledMarkdown
}

/**
 * From a source to its page.
 * @throws SiteError for a page that cannot be compiled or rendered.
 */
export async function buildPage(source: Entry, model: SiteModel, renderer: Renderer): Promise<BuiltPage> {
  if (isListing(source)) {
    return { page: await listingPage(source, renderer.lists, bodyContext(model, renderer), model) }
  }
  if (source.format === 'tsx') return buildComponentPage(source, model, renderer)
  const markdown: MarkdownSource = { ...source, format: source.format }
  const own = await compile(markdown, model)
  const partials = createPartials(markdown, model, renderer, compile)
  const context = {
    file: source.file,
    path: source.path,
    components: renderer.components,
    load: partials.load,
  }
  const body = await pageBody(own, context, bodyContext(model, renderer))
  const compiled = partials.merge(own, source.file)
  return { page: pageView({ source, compiled, body, islands: islandsOf(body) }, model), compiled }
}

/** A `.tsx` page: its default export is run once, at build time. It may export its title and description. */
async function buildComponentPage(source: Source, model: SiteModel, renderer: Renderer): Promise<BuiltPage> {
  const { default: component, ...module } = await renderer.load(source.file, source.file)
  if (typeof component !== 'function') throw new SiteError(noDefaultExport('page', source.path))
  const body = await bodyOf(component, bodyContext(model, renderer), { components: [] }, source.path).catch(
    (error) => {
      throw pageError(error, source.path)
    },
  )
  const titled = { ...source, ...textsOf(module) }
  return { page: pageView({ source: titled, body, islands: islandsOf(body) }, model) }
}

function textsOf({ title, description }: Module): { title?: string; description?: string } {
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
  }
}

function bodyContext({ site }: SiteModel, { islandId }: Renderer) {
  return { islandId, basePath: site.basePath }
}

function compile(
  source: MarkdownSource,
  { setup, links, compiler, highlighter }: SiteModel,
): Promise<CompiledMarkdown> {
  const { baseUrl, onBrokenMarkdownLinks } = setup.config
  return compiler.compile(source, { basePath: baseUrl, onBrokenMarkdownLinks, highlighter, resolver: links })
}
