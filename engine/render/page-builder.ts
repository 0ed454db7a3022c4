import { createElement } from 'react'
import { isListing } from '../content/routes'
import type { BlogPost, Entry, Source } from '../content/types'
import { SiteError } from '../diagnostics/problem'
import { type BodyContext, Nodes } from '../markdown/evaluate/body'
import { lineOf, type Module, pageError } from '../markdown/evaluate/evaluate'
import { bodyOf, islandsOf, pageBody } from '../markdown/evaluate/page-body'
import { AFTER_TITLE_COMPONENT } from '../markdown/plugins/compiled-components'
import type { CompiledMarkdown, SourceLink } from '../markdown/types'
import { isLoaded } from '../page/href'
import type { BodyNode } from '../page/tree'
import type { Page, PageView } from '../page/types'
import { compileSource, markdownOf } from '../site/compile-source'
import type { SiteModel } from '../site/site-model'
import { inLayout } from './in-layout'
import { listingPage } from './listing-page'
import { pageChange } from './page-change'
import { documentedComponent, pageComponents } from './page-components'
import { createPartials } from './partials'
import { noDefaultExport, stillComponent } from './problems'
import type { Renderer } from './renderer'
import { bylineOf } from './view/blog-view'
import { inItsLanguage } from './view/page-translations'
import { pageView, tocOf } from './view/page-view'
import { versionNotice } from './view/version-view'

export interface BuiltPage {
  page: Page
  /** Absent for a page that is not Markdown. */
  compiled?: CompiledMarkdown
  /** The page as plain Markdown; absent for a page that is not Markdown. */
  twin?: string
  /** Day of the last change, ISO 8601. */
  lastUpdated?: string
  /** Paths of the partials in the page, relative to the site's root. */
  partials?: string[]
  /** Links and images in the text, for the link check. */
  links: SourceLink[]
}

/**
 * Builds a source's page. `known` is its compiled Markdown, if available.
 * @throws SiteError for a page that cannot be compiled or rendered.
 */
export async function buildPage(
  source: Entry,
  model: SiteModel,
  renderer: Renderer,
  known?: CompiledMarkdown,
): Promise<BuiltPage> {
  if (isListing(source)) {
    return listingPage(source, renderer, bodyContext(model, renderer), model)
  }
  const markdown = markdownOf(source)
  if (!markdown) return buildComponentPage(source, model, renderer)
  const own = known ?? (await compileSource(markdown, model))
  const partials = createPartials(markdown, model, renderer, compileSource)
  const header = await headerOf(source, model, renderer)
  const context = {
    file: source.file,
    path: source.path,
    components: {
      ...pageComponents(model, renderer),
      Documented: documentedComponent(model, pageChange(source, model).lastUpdated),
      [AFTER_TITLE_COMPONENT]: () => [
        createElement(renderer.tocFold, {
          key: 'toc',
          items: tocOf(source, partials.merge(own, source.file), model),
        }),
        createElement(Nodes, { key: 'header', nodes: header }),
      ],
    },
    load: partials.load,
    frontMatter: source.frontMatter,
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
  const merged = partials.merge(own, source.file)
  const warnings = [...still].map((name) => stillComponent(name, source.path, lineOf(name, own)))
  const compiled = { ...merged, problems: [...merged.problems, ...warnings] }
  const body = inItsLanguage(compiled.hasTitle ? text : [...header, ...text], source, model)
  const islands = islandsOf(body, renderer.islandScript)
  const view = pageView({ source, compiled, body, islands }, model)
  const links = [...compiled.links, ...compiled.images]
  const title = source.untitled ? '' : source.title
  const twin = pageTwin(title, compiled, source.frontMatter.description)
  return { ...(await finished(view, model, renderer)), compiled, twin, partials: partials.paths(), links }
}

/** Returns what is shown between a page's title and its text. */
function headerOf(source: Source, model: SiteModel, renderer: Renderer): Promise<BodyNode[]> {
  return source.kind === 'blog-post' ? postHeader(source, model, renderer) : noticeOf(source, model, renderer)
}

function postHeader(post: BlogPost, model: SiteModel, renderer: Renderer): Promise<BodyNode[]> {
  const content = () => renderer.postByline(bylineOf(post, model))
  return bodyOf(content, bodyContext(model, renderer), post.path)
}

/** Returns the version notice of a doc; empty if it needs none. */
async function noticeOf(source: Source, model: SiteModel, renderer: Renderer): Promise<BodyNode[]> {
  const view = source.kind === 'doc' ? versionNotice(source, model) : undefined
  if (!view) return []
  const notice = () => renderer.versionNotice(view)
  return bodyOf(notice, bodyContext(model, renderer), source.path)
}

/**
 * Runs the default export of a `.tsx` page once, at build time. The module may also export a title and a description.
 */
async function buildComponentPage(source: Source, model: SiteModel, renderer: Renderer): Promise<BuiltPage> {
  const { default: component, ...module } = await renderer.load(source.file, source.file)
  if (typeof component !== 'function') throw new SiteError(noDefaultExport('page', source.path))
  const body = await bodyOf(component, bodyContext(model, renderer), source.path).catch((error) => {
    throw pageError(error, source.path)
  })
  const titled = { ...source, ...textsOf(module) }
  const islands = islandsOf(body, renderer.islandScript)
  const view = pageView({ source: titled, body: inItsLanguage(body, source, model), islands }, model)
  return { ...(await finished(view, model, renderer)), links: [] }
}

async function finished(view: PageView, model: SiteModel, renderer: Renderer) {
  const { lastUpdated } = view
  return { page: await inLayout(view, model, renderer), ...(lastUpdated ? { lastUpdated } : {}) }
}

function textsOf({
  title,
  description,
}: Module): Partial<Pick<Source, 'title' | 'untitled' | 'description'>> {
  return {
    ...(typeof title === 'string' && title.trim() !== '' ? { title, untitled: false } : {}),
    ...(typeof description === 'string' ? { description } : {}),
  }
}

function bodyContext({ site, setup, highlighter }: SiteModel, { islandId, liveId }: Renderer): BodyContext {
  return {
    islandId,
    liveId,
    basePath: site.basePath,
    homes: site.locales.map(({ home }) => home),
    isBlocked: (address) => !isLoaded(address, site.url, setup.config.allowedHosts),
    highlight: (code, lang, meta) =>
      highlighter.highlight({ code, lang, meta, file: '', line: 1, words: setup.config.words.code }).html,
  }
}

/**
 * Returns the page as plain Markdown. Unless it begins with its own title, the page's title and the author's
 * `description` are added.
 */
function pageTwin(
  title: string,
  { twin, hasTitle }: Pick<CompiledMarkdown, 'twin' | 'hasTitle'>,
  description = '',
): string {
  if (hasTitle) return twin
  const head = [title && `# ${title}`, description && `> ${description}`]
  return [...head.filter((line) => line !== ''), twin].join('\n\n')
}
