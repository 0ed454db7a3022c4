import { createElement } from 'react'
import { isListing } from '../content/routes'
import type { Entry, Source } from '../content/types'
import type { ReportedProblem } from '../diagnostics/reporter'
import { type BodyContext, Nodes } from '../markdown/evaluate/body'
import { lineOfComponent, pageError } from '../markdown/evaluate/evaluate'
import { bodyOf, islandsOf, pageBody, themeBody } from '../markdown/evaluate/page-body'
import { AFTER_LEAD_COMPONENT, AFTER_TITLE_COMPONENT } from '../markdown/plugins/compiled-components'
import type { CompiledMarkdown, SourceLink } from '../markdown/types'
import { isLoaded } from '../page/href'
import type { BodyNode } from '../page/tree'
import type { PageData } from '../page/types'
import { listProvidedModules } from '../site/features/hooks'
import { type PageAnswer, pageQuestions } from '../site/page-answers'
import type { SiteModel } from '../site/site-model'
import { type ModuleTexts, sitePages } from '../site/site-pages'
import type { LaidOutPage } from './document'
import { moduleTexts } from './module-texts'
import { createDocumented, pageComponents } from './page-components'
import { stillComponent } from './problems'
import { type ReadComponent, type ReadMarkdown, type ReadPage, readPage } from './read-page'
import { renderLayout } from './render-layout'
import { renderListing } from './render-listing'
import type { Renderer } from './renderer'

export interface RenderResult extends LaidOutPage {
  source: Entry
  /** Absent for a page that is not Markdown. */
  markdown?: CompiledMarkdown
  /** The page as plain Markdown; absent for a page that is not Markdown. */
  twin?: string
  /** Paths of the partials in the page, relative to the site's root. */
  partials?: string[]
  /** Links and images in the text, for the link check. */
  links: SourceLink[]
  /** What does not end the build, such as a component that cannot live in a browser. */
  problems: ReportedProblem[]
  /** What the page asked while it was rendered. */
  answers: readonly PageAnswer[]
}

/**
 * Builds a source's page. `known` is the page as read, if it is.
 * @throws SiteError for a page that cannot be compiled or rendered.
 */
export async function renderPage(
  source: Entry,
  model: SiteModel,
  renderer: Renderer,
  known?: ReadPage,
): Promise<RenderResult> {
  if (isListing(source)) {
    return renderListing(source, renderer, bodyContext(model, renderer), model)
  }
  const page = known ?? (await readPage(source, model, renderer))
  return 'markdown' in page ? renderMarkdown(page, model, renderer) : renderComponent(page, model, renderer)
}

async function renderMarkdown(
  { source, data, own, markdown: read, partials }: ReadMarkdown,
  model: SiteModel,
  renderer: Renderer,
): Promise<RenderResult> {
  const questions = pageQuestions(model)
  const header = await renderHeader(source, data, model, renderer)
  const components = pageComponents(model, renderer, questions.ask, (part) =>
    themeBody(() => part, bodyContext(model, renderer), source.path),
  )
  const tocFold = () => createElement(renderer.tocFold, { key: 'toc', items: data.toc })
  const context = {
    file: source.file,
    path: source.path,
    components: {
      ...components,
      Documented: createDocumented(model, questions.ask, data.lastUpdated),
      [AFTER_LEAD_COMPONENT]: tocFold,
      [AFTER_TITLE_COMPONENT]: () => [tocFold(), createElement(Nodes, { key: 'header', nodes: header })],
    },
    load: partials.loader(components),
    provided: listProvidedModules(model.setup.hooks).map(([name]) => name),
    frontMatter: data.frontMatter,
  }
  const still = new Set<string>()
  const mayBeStill = (name: string) => {
    // A component that the page declares can be moved into a file, so the message suggests that.
    const isOwn = own.script.some(({ text }) =>
      new RegExp(`\\b(?:function|const|class)\\s+${name}\\b`).test(text),
    )
    if (!isOwn) still.add(name)
    return !isOwn
  }
  const text = await pageBody(own, context, { ...bodyContext(model, renderer), mayBeStill })
  const warnings = [...still].map((name) => stillComponent(name, source.path, lineOfComponent(name, own)))
  const twin = twinOf(source.untitled ? '' : source.title, read, source.frontMatter.description)
  return {
    ...(await finishPage(read.hasTitle ? text : [...header, ...text], data, model, renderer)),
    source,
    markdown: read,
    problems: [...read.problems, ...warnings],
    twin,
    partials: partials.all.map(({ path }) => path),
    links: [...read.links, ...read.images],
    answers: questions.answers,
  }
}

/**
 * Returns what is shown between a page's title and its text: the header of a page that a feature adds, the version notice of a doc. If the
 * text has the title, the layout shows nothing below it, so what features add there is here.
 */
async function renderHeader(
  { path }: Source,
  data: PageData,
  model: SiteModel,
  renderer: Renderer,
): Promise<BodyNode[]> {
  const { header, versionNotice, hideTitle } = data
  const content = () => [
    hideTitle && renderer.articleSlot('title:after', { page: data, site: model.site }),
    header
      ? renderer.views[header.view]?.(header.data, [])
      : versionNotice && renderer.versionNotice(versionNotice),
  ]
  return themeBody(content, bodyContext(model, renderer), path)
}

/** Runs the default export of a `.tsx` page once, at build time. It gets `pages`, which returns the list of all pages. */
async function renderComponent(
  { source, data, component }: ReadComponent,
  model: SiteModel,
  renderer: Renderer,
): Promise<RenderResult> {
  const { ask, answers } = pageQuestions(model)
  const still = new Set<string>()
  const context = { ...bodyContext(model, renderer), mayBeStill: (name: string) => Boolean(still.add(name)) }
  const bodyWith = (texts?: ModuleTexts) => {
    const pages = () => {
      if (answers.length === 0) ask('pages', '')
      return sitePages(model, texts)
    }
    return bodyOf(() => component({ pages }), context, source.path)
  }
  const render = async () => {
    const body = await bodyWith()
    // Only a page that lists others waits for what their modules say.
    return answers.length === 0 ? body : bodyWith(await moduleTexts(model, renderer))
  }
  const body = await render().catch((error) => {
    throw pageError(error, source.path)
  })
  const problems = [...still].map((name) => stillComponent(name, source.path, undefined))
  return { ...(await finishPage(body, data, model, renderer)), source, links: [], problems, answers }
}

async function finishPage(text: BodyNode[], data: PageData, model: SiteModel, renderer: Renderer) {
  const { textLanguage: props } = data
  const body = props ? [{ tag: 'div', props, children: text }] : text
  const view = { ...data, islands: islandsOf(body, renderer.islandScript), body }
  return { page: await renderLayout(view, model, renderer), data }
}

function bodyContext({ site, setup, highlighter }: SiteModel, { islandId, liveId }: Renderer): BodyContext {
  return {
    islandId,
    liveId,
    root: setup.root,
    basePath: site.basePath,
    homes: site.locales.map(({ home }) => home),
    isBlocked: (address) => !isLoaded(address, site.url, setup.config.allowedHosts.frames),
    highlight: (code, lang, meta) =>
      highlighter.highlight({ code, lang, meta, file: '', line: 1, words: setup.config.words.code }).html,
  }
}

/**
 * Returns the page as plain Markdown. Unless it begins with its own title, the page's title and the author's
 * `description` are added.
 */
function twinOf(
  title: string,
  { twin, hasTitle }: Pick<CompiledMarkdown, 'twin' | 'hasTitle'>,
  description = '',
): string {
  if (hasTitle) return twin
  const head = [title && `# ${title}`, description && `> ${description}`]
  return [...head.filter((line) => line !== ''), twin].join('\n\n')
}
