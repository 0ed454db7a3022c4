import type { ViteDevServer } from 'vite'
import { devUrlOf } from '../bundle/dev-urls'
import { findStyles } from '../bundle/virtual-modules'
import { CLIENT_ENTRY, ENGINE_ROOT } from '../cache/paths'
import type { Entry } from '../content/types'
import { createReporter, isFatal, SiteProblems } from '../diagnostics/reporter'
import { inlineJson } from '../page/escape'
import { type DocumentAssets, faviconOf, type LaidOutPage, renderDocument } from '../render/document'
import { notFoundPage, renderLayout } from '../render/render-layout'
import { renderPage } from '../render/render-page'
import { loadRenderer } from '../render/renderer'
import { stampOf } from '../site/git'
import type { SiteModel } from '../site/site-model'
import type { CheckWatch } from './check-watch'
import { generateFiles } from './generate-files'
import { checkDevLinks } from './links'
import { OVERLAY_STYLE, overlayError, overlayScript } from './overlay'
import type { Reply } from './reply'
import type { DevSite } from './site'

/** What rendering the pages of one locale requires. */
export interface DevContext {
  site: DevSite
  vite: ViteDevServer
  checks: Pick<CheckWatch, 'errorsIn'>
}

/** Renders a page as a build does, and attaches any error that would fail the build. */
export async function renderWithErrors(
  source: Entry,
  model: SiteModel,
  { site, vite, checks }: DevContext,
): Promise<LaidOutPage & { markup: string }> {
  const renderer = await loadRenderer(vite)
  const built = await renderPage(source, model, renderer)
  const reporter = createReporter()
  for (const { severity, problem } of built.problems) reporter.report(severity, problem)
  const markup = renderer.renderApp(built.page, model, source.path)
  checkDevLinks(
    built,
    markup,
    model,
    generateFiles(model, async () => renderer, site.log),
    reporter,
  )
  site.log.report(source.path, reporter)
  const fatal = reporter.problems.filter(isFatal).map(({ problem }) => problem)
  const errors = [...fatal, ...checks.errorsIn([source.path, ...(built.partials ?? [])])]
  const { page, data } = built
  if (errors.length === 0) return { page, data, markup }
  return { page: { ...page, error: overlayError(new SiteProblems(errors)) }, data, markup }
}

export async function documentOf(source: Entry, model: SiteModel, context: DevContext): Promise<Reply> {
  const { markup, ...laidOut } = await renderWithErrors(source, model, context)
  const { page } = laidOut
  const html = await htmlOf(laidOut, markup, model, context.vite)
  const overlay = page.error ? overlayScript(page.error, model.site.basePath) : ''
  return { status: 200, type: 'text/html', body: html.replace('</body>', () => `${overlay}</body>`) }
}

export async function twinOf(
  source: Entry,
  model: SiteModel,
  vite: ViteDevServer,
): Promise<Reply | undefined> {
  const { twin } = await renderPage(source, model, await loadRenderer(vite))
  return twin === undefined ? undefined : { status: 200, type: 'text/markdown', body: twin }
}

export async function notFoundDocument(model: SiteModel, vite: ViteDevServer): Promise<Reply> {
  const renderer = await loadRenderer(vite)
  const view = notFoundPage(model)
  const page = await renderLayout(view, model, renderer)
  return {
    status: 404,
    type: 'text/html',
    body: await htmlOf({ page, data: view }, renderer.renderApp(page, model), model, vite),
  }
}

/** Returns the HTML with Vite's scripts. Vite's own transform would rewrite our markup. */
async function htmlOf(
  laidOut: LaidOutPage,
  markup: string,
  model: SiteModel,
  vite: ViteDevServer,
): Promise<string> {
  const html = renderDocument(laidOut, markup, model.site, await devAssets(model))
  const empty = await vite.transformIndexHtml(laidOut.page.path, '<head></head>')
  const scripts = empty.slice(empty.indexOf('<head>') + '<head>'.length, empty.indexOf('</head>'))
  const words = `<script>WORDS = ${inlineJson(model.setup.config.words)}</script>`
  return html.replace('<head>', () => `<head>${words}${scripts}${OVERLAY_STYLE}`)
}

const FACES = ['geist', 'jetbrains-mono'].map((name) => `${ENGINE_ROOT}theme/faces/${name}-latin.woff2`)

/** Vite serves every file of the site and the engine by its path. */
async function devAssets(model: SiteModel): Promise<DocumentAssets> {
  const { setup, site } = model
  const urlOf = (file: string) => devUrlOf(file, site.basePath)
  return {
    entry: urlOf(CLIENT_ENTRY),
    preload: () => [],
    faces: FACES.map(urlOf),
    stylesheets: (await findStyles(setup, site)).map((file) => ({ href: urlOf(file), file })),
    policy: undefined,
    ...faviconOf(setup),
    stamp: stampOf(model.history),
  }
}
