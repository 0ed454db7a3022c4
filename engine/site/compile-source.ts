import { referenceExtension } from '../api/tables/extension'
import { withBase } from '../content/href'
import { isListing } from '../content/routes'
import type { BlogPost, Entry } from '../content/types'
import { splitAtMarker, withoutTitle } from '../markdown/excerpt'
import { fillSlots } from '../markdown/plugins/below-fence'
import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import { observedSamples } from './observed-samples'
import type { SiteModel } from './site-model'

/** What a source is compiled with. */
export type Compiling = Pick<SiteModel, 'setup' | 'links' | 'compiler' | 'highlighter' | 'reference'>

/**
 * One Markdown file, compiled the way the site is configured. What its samples do is not in it yet.
 * @throws SiteError where it is malformed.
 */
export function compileText(source: MarkdownSource, model: Compiling): Promise<CompiledMarkdown> {
  const { setup, links, compiler, highlighter, reference } = model
  const { baseUrl, onBrokenMarkdownLinks, markdown } = setup.config
  return compiler.compile(markdown.format === 'mdx' ? { ...source, format: 'mdx' } : source, {
    basePath: baseUrl,
    onBrokenMarkdownLinks,
    highlighter,
    resolver: links,
    extension:
      reference &&
      referenceExtension({ reference, highlighter, pathOf: (route) => withBase(baseUrl, route) }),
  })
}

/**
 * The same, with what its samples do.
 * @throws SiteError where it is malformed, or what is known of its samples cannot be read.
 */
export async function compileSource(source: MarkdownSource, model: SiteModel): Promise<CompiledMarkdown> {
  const compiled = await compileText(source, model)
  const { below, problems } = await observedSamples(source, model)
  return {
    ...compiled,
    twin: fillSlots(compiled.twin, below),
    below,
    problems: [...compiled.problems, ...problems],
  }
}

/**
 * The Markdown of a page, compiled; undefined for a page that is not Markdown.
 * @throws SiteError where it is malformed.
 */
export async function compilePage(source: Entry, model: SiteModel): Promise<CompiledMarkdown | undefined> {
  const markdown = markdownOf(source)
  return markdown && compileSource(markdown, model)
}

export function markdownOf(source: Entry): MarkdownSource | undefined {
  if (isListing(source) || source.format === 'tsx') return undefined
  return source.kind === 'blog-post' ? postSource(source) : { ...source, format: source.format }
}

/** A post as the compiler reads it: its title and its date stand above the text. */
export function postSource(post: BlogPost): MarkdownSource {
  return { ...post, text: withoutTitle(splitAtMarker(post.text).text, post.bodyStart) }
}

/** What lists show of a post: the text above its marker, the whole of a post without one. */
export function excerptSource(post: BlogPost): { source: MarkdownSource; isCut: boolean } {
  const { text, excerpt } = splitAtMarker(post.text)
  const shown = withoutTitle(excerpt ?? text, post.bodyStart)
  return { source: { ...post, text: shown, isExcerpt: true }, isCut: excerpt !== undefined }
}
