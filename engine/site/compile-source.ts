import { localeHomes } from '../config/locales'
import { isAdded, isListing } from '../content/routes'
import type { AddedSource, Entry } from '../content/types'
import { splitAtMarker, withoutTitle } from '../markdown/excerpt'
import { fillSlots } from '../markdown/plugins/below-fence'
import type { BelowFences, CompiledMarkdown, MarkdownSource } from '../markdown/types'
import type { SiteModel } from './site-model'

/** The parts of a model that compiling needs. */
export type Compiling = Pick<
  SiteModel,
  'setup' | 'links' | 'compiler' | 'highlighter' | 'replaced' | 'extensions'
>

/**
 * Compiles a Markdown file with the site's configuration, without what is shown below its fences.
 * @throws SiteError if it is malformed.
 */
export function compileText(source: MarkdownSource, model: Compiling): Promise<CompiledMarkdown> {
  const { setup, links, compiler, highlighter, replaced, extensions } = model
  const { baseUrl, onBrokenMarkdownLinks, markdown, words } = setup.config
  return compiler.compile(markdown.format === 'mdx' ? { ...source, format: 'mdx' } : source, {
    basePath: baseUrl,
    homes: localeHomes(setup.config),
    onBrokenMarkdownLinks,
    highlighter,
    resolver: links,
    fences: markdown.fences,
    headingIds: markdown.headingIds,
    replaced,
    words,
    extensions,
  })
}

/**
 * Compiles a Markdown file, including what is shown below its fences.
 * @throws SiteError if it is malformed, and whatever extensions throw.
 */
export async function compileSource(source: MarkdownSource, model: Compiling): Promise<CompiledMarkdown> {
  const compiled = await compileText(source, model)
  const shown = await Promise.all(
    model.extensions.map((extension) => extension.below?.show(source, model.highlighter)),
  )
  const below: BelowFences = Object.assign({}, ...shown.map((one) => one?.below))
  return {
    ...compiled,
    twin: fillSlots(compiled.twin, below),
    below,
    problems: [...compiled.problems, ...shown.flatMap((one) => one?.problems ?? [])],
  }
}

/**
 * Compiles the Markdown of a page; returns undefined for a page that is not Markdown.
 * @throws SiteError if it is malformed.
 */
export async function compilePage(source: Entry, model: SiteModel): Promise<CompiledMarkdown | undefined> {
  const markdown = markdownOf(source)
  return markdown && compileSource(markdown, model)
}

export function markdownOf(source: Entry): MarkdownSource | undefined {
  if (isListing(source) || source.format === 'tsx') return undefined
  if (isAdded(source)) return dropTitle(source)
  return { ...source, format: source.format, ...(source.kind === 'doc' ? { mayLead: true } : {}) }
}

/** Returns an added page for the compiler, without its title, which is shown above what surrounds the text. */
function dropTitle(source: AddedSource): MarkdownSource {
  return { ...source, text: withoutTitle(splitAtMarker(source.text).text, source.bodyStart) }
}

/** Returns the part of an added page that lists show: the text above its marker, or all of it without one. */
export function excerptSource(page: AddedSource): { source: MarkdownSource; isCut: boolean } {
  const { text, excerpt } = splitAtMarker(page.text)
  const shown = withoutTitle(excerpt ?? text, page.bodyStart)
  return { source: { ...page, text: shown, isExcerpt: true }, isCut: excerpt !== undefined }
}
