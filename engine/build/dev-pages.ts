import type { IncomingMessage } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import type { Entry } from '../content/types'
import { createReporter, SiteProblems } from '../errors/reporter'
import type { Page } from '../page/types'
import { blogFeeds } from './blog-feeds'
import { type DevEdits, editsMark } from './dev-edits'
import { checkDevLinks } from './dev-links'
import { errorDocument, overlayScript, sendOverlay } from './dev-overlay'
import { found, json, type Reply, redirect, send } from './dev-reply'
import { devSearchFile } from './dev-search'
import type { DevSite } from './dev-site'
import { type DocumentAssets, faviconOf, renderDocument } from './document'
import { framed } from './framed'
import { notFoundPage } from './not-found'
import { buildPage } from './page-builder'
import { pathOf } from './page-view'
import { CLIENT_ENTRY } from './paths'
import { redirectFor } from './redirect'
import { loadRenderer } from './renderer'
import { searchStamp } from './search-files'
import { sidebarPath } from './sidebar-view'
import type { SiteModel } from './site-model'
import { sitemap } from './text-files'
import { devTryFile } from './try-files'
import { findStyles } from './virtual-modules'

/** Answers for pages and what stands beside them; everything else is Vite's. */
export function handlePages(site: DevSite, vite: ViteDevServer, edits: DevEdits): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const seen = edits.count()
    const url = request.originalUrl ?? '/'
    const { baseUrl } = site.setup.config
    const target = redirectFor(url, baseUrl)
    if (target !== undefined) return redirect(response, target)
    const path = decodePath(url)
    if (path === undefined || !path.startsWith(baseUrl)) return next()
    try {
      const reply = await answer(path, request, site, vite)
      if (reply) send(response, marked(reply, seen))
      else next()
    } catch (error) {
      send(response, marked(await failure(path, error, vite), seen))
    }
  }
}

/** A document says how many edits are in it. */
function marked(reply: Reply, edits: number): Reply {
  if (reply.type !== 'text/html') return reply
  return { ...reply, body: reply.body.replace('<head>', () => `<head>${editsMark(edits)}`) }
}

async function answer(
  path: string,
  request: IncomingMessage,
  site: DevSite,
  vite: ViteDevServer,
): Promise<Reply | undefined> {
  const model = await site.model()
  const { basePath } = model.site
  const asset = model.links.assets.get(path)
  if (asset !== undefined) return found(servedPath(asset, basePath))
  const sidebar = model.content.sidebars.find((own) => sidebarPath(own, basePath) === path)
  if (sidebar) return json({ items: sidebar.items })
  if (path === `${basePath}sitemap.xml`) return { status: 200, type: 'text/xml', body: devSitemap(model) }
  const feed = blogFeeds(model).get(path)
  if (feed) return { status: 200, type: feed.type, body: await feed.write() }
  const search = await devSearchFile(path, model, vite)
  if (search !== undefined) return { status: 200, type: 'application/json', body: search }
  const tried = await devTryFile(path, model)
  if (tried) return { status: 200, ...tried }
  const source = sourceAt(path, model)
  if (source && path.endsWith('.json')) return json((await builtPage(source, model, site, vite)).page)
  if (source && path.endsWith('.md')) return twin(source, model, vite)
  if (source) return document(source, model, site, vite)
  const wantsPage = request.headers.accept?.includes('text/html') === true || !/\.\w+$/.test(path)
  return wantsPage ? notFound(model, vite) : undefined
}

/** Every address there is: the dates of all pages, which a build has, would take too long. */
function devSitemap({ content, site }: SiteModel): string {
  return sitemap(
    [...content.byRoute.keys()].map((route) => ({ canonical: site.url + pathOf(route, site.basePath) })),
  )
}

/** The source behind a page's path, or behind the `.json` and `.md` beside it. */
function sourceAt(path: string, { content, site }: SiteModel): Entry | undefined {
  const { basePath } = site
  const plain = path.replace(/\.(json|md)$/, '')
  const page = plain === `${basePath}index` && plain !== path ? basePath : plain
  const route = `/${page.slice(basePath.length)}`
  if (page !== path && page === basePath) return content.byRoute.get('/')
  return content.byRoute.get(route)
}

async function builtPage(source: Entry, model: SiteModel, site: DevSite, vite: ViteDevServer) {
  const renderer = await loadRenderer(vite)
  const built = await buildPage(source, model, renderer)
  const reporter = createReporter()
  for (const { severity, problem } of built.compiled?.problems ?? []) reporter.report(severity, problem)
  const markup = renderer.renderApp(built.page, model, source.path)
  checkDevLinks(built, markup, source, model, reporter)
  site.warn(reporter)
  const fatal = reporter.problems.filter(({ severity }) => severity === 'throw').map(({ problem }) => problem)
  if (fatal.length > 0) sendOverlay(vite, new SiteProblems(fatal))
  return { ...built, markup, fatal }
}

async function document(source: Entry, model: SiteModel, site: DevSite, vite: ViteDevServer): Promise<Reply> {
  const { page, markup, fatal } = await builtPage(source, model, site, vite)
  const html = await htmlOf(page, markup, model, vite)
  const overlay = fatal.length > 0 ? overlayScript(new SiteProblems(fatal), vite.config.base) : ''
  return { status: 200, type: 'text/html', body: html.replace('</body>', () => `${overlay}</body>`) }
}

async function twin(source: Entry, model: SiteModel, vite: ViteDevServer): Promise<Reply | undefined> {
  const { twin } = await buildPage(source, model, await loadRenderer(vite))
  return twin === undefined ? undefined : { status: 200, type: 'text/markdown', body: twin }
}

async function notFound(model: SiteModel, vite: ViteDevServer): Promise<Reply> {
  const renderer = await loadRenderer(vite)
  const page = await framed(notFoundPage(model.site), model, renderer)
  return {
    status: 404,
    type: 'text/html',
    body: await htmlOf(page, renderer.renderApp(page, model), model, vite),
  }
}

async function failure(path: string, error: unknown, vite: ViteDevServer): Promise<Reply> {
  sendOverlay(vite, error)
  if (path.endsWith('.json')) return { status: 500, type: 'application/json', body: '{}' }
  return { status: 500, type: 'text/html', body: errorDocument(error, vite.config.base) }
}

/** The scripts of the dev server come from Vite; our markup is not for it to rewrite. */
async function htmlOf(page: Page, markup: string, model: SiteModel, vite: ViteDevServer): Promise<string> {
  const html = renderDocument(page, markup, model.site, await devAssets(model))
  const empty = await vite.transformIndexHtml(page.path, '<head></head>')
  const scripts = empty.slice(empty.indexOf('<head>') + '<head>'.length, empty.indexOf('</head>'))
  return html.replace('<head>', () => `<head>${scripts}`)
}

/** Vite serves every file of the site and the engine by its path. */
async function devAssets({ setup, site, history }: SiteModel): Promise<DocumentAssets> {
  const served = (file: string) => servedPath(file, site.basePath)
  return {
    entry: served(CLIENT_ENTRY),
    preload: () => [],
    stylesheets: (await findStyles(setup, site)).map((file) => ({ href: served(file), file })),
    policy: false,
    ...faviconOf(setup),
    searchStamp: searchStamp(history),
  }
}

function servedPath(file: string, basePath: string): string {
  return `${basePath}@fs${file}`
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURI(url.replace(/[?#].*$/, ''))
  } catch {
    return undefined
  }
}
