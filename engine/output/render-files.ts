import { basename } from 'pathe'
import type { Entry } from '../content/types'
import { pageError } from '../markdown/evaluate/evaluate'
import type { Page } from '../page/types'
import { collectFrom } from '../render/collect'
import { type LaidOutPage, renderDocument } from '../render/document'
import { listEntryOf } from '../render/list-entry'
import type { ReadPage } from '../render/read-page'
import { type RenderResult, renderPage } from '../render/render-page'
import { summarizePage } from '../render/summarize-page'
import type { SiteModel } from '../site/site-model'
import type { BundledLocale } from './bundle-locale'
import { documentLinks } from './document-links'
import { pageFile } from './output'
import { type PageResult, pageFilesOf } from './page-result'

/**
 * Renders the page of a source. `known` is the page as read, if it is.
 * @throws SiteError for a page that cannot be compiled or rendered.
 */
export async function renderFiles(
  source: Entry,
  context: BundledLocale,
  known?: ReadPage,
  compress?: Parameters<typeof pageFilesOf>[2],
): Promise<PageResult> {
  const { model, renderer } = context
  const built = await renderPage(source, model, renderer, known)
  const { page, links, problems, answers } = built
  const { html, markup } = renderPageDocument(built, source.path, context)
  const listed = listEntryOf(built)
  const texts = [[`${fileStem(page, model)}.html`, html], ...otherFiles(built, context)] as const
  return {
    path: page.path,
    files: texts.flatMap(([path, text]) => pageFilesOf(path, text, compress)),
    htmlLinks: documentLinks(markup, built),
    links,
    answers,
    islands: Object.keys(page.islands),
    problems,
    shown: summarizePage(built, markup),
    ...(listed ? { listed } : {}),
    collected: collectFrom(built, model),
  }
}

/**
 * Returns the HTML document of a page; `file` is its source.
 * @throws SiteError that names `file` if the layout or an island cannot be rendered.
 */
export function renderPageDocument(
  { page, data }: LaidOutPage,
  file: string,
  { model, renderer, assets }: BundledLocale,
): { html: string; markup: string } {
  try {
    const markup = renderer.renderApp(page, model, file)
    return { html: renderDocument({ page, data }, markup, model.site, assets), markup }
  } catch (error) {
    throw pageError(error, file)
  }
}

/**
 * Returns the page's JSON data, and its twin if it has one. The data names the entry script, because documents of an
 * older build may request it, and its markup, styles and islands fit only their own build.
 */
function otherFiles({ page, twin }: RenderResult, { model, bundle }: BundledLocale): [string, string][] {
  const data = JSON.stringify({ ...page, entry: basename(bundle.entry) })
  return [
    [`${fileStem(page, model)}.json`, data],
    ...(twin !== undefined && page.markdown ? [[page.markdown, twin] as [string, string]] : []),
  ]
}

function fileStem({ path }: Page, { site }: SiteModel): string {
  return pageFile(path, site.basePath)
}
