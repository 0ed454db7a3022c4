import type { Source } from '../content/types'
import { SiteError } from '../diagnostics/problem'
import type { Module } from '../markdown/evaluate/evaluate'
import type { CompiledMarkdown } from '../markdown/types'
import type { PageData } from '../page/types'
import { compileSource, markdownOf } from '../site/compile-source'
import type { SiteModel } from '../site/site-model'
import { type PartialTexts, readPartials } from './partials'
import { noDefaultExport, noLayout, noText } from './problems'
import type { Renderer } from './renderer'
import { pageData } from './view/page-view'

/** A page before its text is run: its source, its data, and what makes its text. */
export type ReadPage = ReadMarkdown | ReadComponent

export interface ReadMarkdown {
  source: Source
  data: PageData
  /** The page itself, without its partials. */
  own: CompiledMarkdown
  /** The page together with its partials. */
  markdown: CompiledMarkdown
  partials: PartialTexts
}

/** A `.tsx` page. */
export interface ReadComponent {
  source: Source
  data: PageData
  component: (props: object) => unknown
}

/**
 * Compiles a page, or loads the module of a `.tsx` page.
 * @throws SiteError for a page that cannot be compiled or loaded.
 */
export async function readPage(
  source: Source,
  model: SiteModel,
  renderer: Pick<Renderer, 'load' | 'resolve'>,
): Promise<ReadPage> {
  const text = markdownOf(source)
  if (!text) return readComponent(source, model, renderer)
  const own = await compileSource(text, model)
  const partials = await readPartials(text, own, model, renderer)
  const markdown = partials.merge(own, source.file)
  return { source, own, markdown, partials, data: pageData(source, markdown, model) }
}

/** The module may also export a title, a description, and a layout as in front matter. */
async function readComponent(
  source: Source,
  model: SiteModel,
  renderer: Pick<Renderer, 'load'>,
): Promise<ReadComponent> {
  const { default: component, ...module } = await renderer.load(source.file, source.file)
  if (!isComponent(component)) throw new SiteError(noDefaultExport('page', source.path))
  const params = ('params' in source && source.params) || {}
  const titled = { ...source, ...textsOf({ ...layoutTexts(source.text), ...module }, params, source.path) }
  const page = (props: object) => component({ ...props, ...params })
  return { source, component: page, data: pageData(titled, undefined, model) }
}

/** Returns the title and the description that a page written for Docusaurus gives its `<Layout>` as plain strings. */
export function layoutTexts(text: string): Module {
  if (!/from\s+['"]@theme\/Layout['"]/.test(text)) return {}
  const [tag = ''] = /<Layout\b[^>]*>/.exec(text) ?? []
  const found = tag.matchAll(/\s(title|description)=\{?(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries([...found].map(([, name, double, single]) => [name, double ?? single]))
}

function isComponent(value: unknown): value is ReadComponent['component'] {
  return typeof value === 'function'
}

/**
 * Returns what a module says about its page. One for several pages exports functions of their data.
 * @throws SiteError for a title or a description that is no text, and for an unknown layout.
 */
export function textsOf(
  module: Module,
  params: object,
  file: string,
): Partial<Pick<Source, 'title' | 'untitled' | 'description' | 'frontMatter'>> {
  const [title, description] = ['title', 'description'].map((name) => {
    const exported = module[name]
    const text: unknown = typeof exported === 'function' ? exported(params) : exported
    if (text === undefined || typeof text === 'string') return text
    throw new SiteError(noText(name, file, text))
  })
  const { layout } = module
  if (layout !== undefined && layout !== 'home' && layout !== 'wide')
    throw new SiteError(noLayout(file, layout))
  return {
    ...(title?.trim() ? { title, untitled: false } : {}),
    ...(description === undefined ? {} : { description }),
    ...(layout === undefined ? {} : { frontMatter: { layout } }),
  }
}
