import { join } from 'pathe'
import type { Entry } from '../content/types'
import { collectProblems, type Reporter } from '../diagnostics/reporter'
import type { LinkCheck } from '../links/link-check'
import { pageError } from '../markdown/evaluate/evaluate'
import { notFoundPage, renderLayout } from '../render/render-layout'
import { renderPage } from '../render/render-page'
import type { Renderer } from '../render/renderer'
import type { SiteModel } from '../site/site-model'
import { createClaims } from './claims'
import { documentLinks } from './document-links'
import { nameGeneratedFiles } from './files/generate-files'
import { lastPaths } from './files/last-paths'
import { writeSiteFiles } from './files/site-files'
import { createLinkCheck, describeSource, hasFile } from './locale-links'
import type { RenderedLocale } from './locales'
import { type Output, pageFile } from './output'
import { NOT_FOUND, workOnPages } from './render-pages'

interface CheckContext {
  model: SiteModel
  renderer: Renderer
  output: Output
  check: LinkCheck
  reporter: Reporter
}

/** A locale that is checked without being written. */
export interface CheckedLocale extends RenderedLocale {
  /** True for a page or file that a build writes. */
  has(path: string): boolean
  /** Paths that links lead to, and at which only a build shows whether there is a file. */
  unknown: ReadonlySet<string>
}

/** Renders the pages of a locale to find their problems, and writes nothing. */
export async function dryRun(
  model: SiteModel,
  renderer: Renderer,
  reporter: Reporter,
): Promise<CheckedLocale> {
  const output = namesOnly(model)
  const check = createLinkCheck(model)
  const context = { model, renderer, output, check, reporter }
  let pages = 0
  for await (const _ of workOnPages(context, (source) => checkPage(source, context))) pages += 1
  await collectProblems(() => checkNotFound(context), reporter)
  nameGeneratedFiles(context)
  await writeSiteFiles(model, output, reporter)
  const last = lastPaths(model)
  const has = (path: string) => hasFile(path, output, model) || last.has(path)
  const unknown = new Set<string>()
  const noteUnknown = (path: string): boolean => {
    if (last.mayHave(path)) unknown.add(path)
    return last.mayHave(path)
  }
  return { model, pages, check, unknown, has, hasFile: (path) => has(path) || noteUnknown(path) }
}

/** An output that remembers the files that a build would write. */
function namesOnly({ setup, site, links }: SiteModel): Output {
  const { root, own } = setup.layers
  const folders = [root, ...(own === undefined ? [] : [own])].map((folder) => join(folder, 'static'))
  const { claim, release, has } = createClaims(folders, site.basePath)
  return {
    write: (path, _, source) => void claim(path, source),
    apart: new Set(),
    remove: release,
    copy() {},
    read(path) {
      throw new Error(`${path} is not written.`)
    },
    has: (path) => has(path) || links.assets.has(path),
  }
}

async function checkPage(source: Entry, context: CheckContext): Promise<true> {
  const { model, renderer, output, check, reporter } = context
  try {
    const built = await renderPage(source, model, renderer)
    const { page, twin, links, problems } = built
    const markup = renderer.renderApp(page, model, source.path)
    const stem = pageFile(page.path, model.site.basePath)
    const files = [
      `${stem}.html`,
      `${stem}.json`,
      ...(twin !== undefined && page.markdown ? [page.markdown] : []),
    ]
    for (const file of files) output.write(file, '', source.path)
    for (const { severity, problem } of problems) reporter.report(severity, problem)
    check.add(page.path, documentLinks(markup, built), describeSource(source, page.path, links, model))
    return true
  } catch (error) {
    throw pageError(error, source.path)
  }
}

async function checkNotFound({ model, renderer, output }: CheckContext): Promise<void> {
  const page = await renderLayout(notFoundPage(model), model, renderer)
  renderer.renderApp(page, model, NOT_FOUND)
  output.write(`${page.path}.html`, '', NOT_FOUND)
}
