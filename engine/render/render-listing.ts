import { createElement, type FC } from 'react'
import type { AddedSource, Listing } from '../content/types'
import { type BodyContext, Html } from '../markdown/evaluate/body'
import { evaluate } from '../markdown/evaluate/evaluate'
import { islandsOf, themeBody } from '../markdown/evaluate/page-body'
import type { SourceLink } from '../markdown/types'
import type { Excerpt } from '../page/listings'
import type { OpenPageData, PageData } from '../page/types'
import { compileSource, excerptSource } from '../site/compile-source'
import { listProvidedModules } from '../site/features/hooks'
import { pageQuestions } from '../site/page-answers'
import type { SiteModel } from '../site/site-model'
import { pageComponents } from './page-components'
import { readPartials } from './partials'
import { renderLayout } from './render-layout'
import type { RenderResult } from './render-page'
import type { Renderer } from './renderer'
import { extendPage } from './view/extend-page'
import { newPage } from './view/new-page'
import { pageTranslations } from './view/page-translations'
import { pagePath } from './view/page-view'
import { findSidebar, sidebarNeighbors, sidebarView } from './view/sidebar-view'
import { versionView } from './view/version-view'

/** Builds a page that lists other pages. */
export async function renderListing(
  listing: Listing,
  renderer: Renderer,
  context: BodyContext,
  model: SiteModel,
): Promise<RenderResult> {
  const excerpts = await Promise.all(
    (listing.excerpts ?? []).map((page) => renderExcerpt(page, renderer, context, model)),
  )
  const content = () => renderer.views[listing.kind]?.(listing.view, excerpts)
  const body = await themeBody(content, context, listing.path)
  const view = { ...listingData(listing, model), islands: islandsOf(body, renderer.islandScript), body }
  return {
    source: listing,
    page: await renderLayout(view, model, renderer),
    data: view,
    links: excerpts.flatMap(({ links }) => links),
    problems: [],
    answers: [],
  }
}

function listingData(listing: Listing, model: SiteModel): PageData {
  const { kind, route, title, description, keywords = [], neighbors } = listing
  const path = pagePath(route, model.site.basePath)
  const own = findSidebar(listing, path, model)
  const data: OpenPageData = {
    ...newPage({ kind, path, title, description }, model),
    keywords,
    hideTitle: title.trim() === '',
    ...pageTranslations(route, model),
    ...sidebarView(own, path, model),
    ...versionView({ version: listing.version, path }, model),
    ...(neighbors ?? sidebarNeighbors(own, path, model)),
  }
  return extendPage(data, listing, model)
}

/**
 * Compiles a page's excerpt as a separate text. Its problems are reported with the page. Its links and images have the
 * files that they were written in.
 */
async function renderExcerpt(
  page: AddedSource,
  renderer: Renderer,
  context: BodyContext,
  model: SiteModel,
): Promise<Excerpt & { links: SourceLink[] }> {
  const { source, isCut } = excerptSource(page)
  const own = await compileSource(source, model)
  const partials = await readPartials(source, own, model, renderer)
  const { ask } = pageQuestions(model)
  const components = {
    ...pageComponents(model, renderer, ask, (part) => themeBody(() => part, context, page.path)),
    Html,
  }
  const { default: content } = await evaluate(own, {
    file: page.file,
    path: page.path,
    components,
    load: partials.loader(components),
    provided: listProvidedModules(model.setup.hooks).map(([name]) => name),
  })
  const { links, images } = partials.merge(own, page.file)
  return {
    content: isComponent(content) ? createElement(content) : null,
    isCut,
    links: [...links, ...images].map((link) => ({ file: page.path, ...link })),
  }
}

function isComponent(value: unknown): value is FC {
  return typeof value === 'function'
}
