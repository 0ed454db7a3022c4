import { referenceExtension } from '../api/tables/extension'
import { withBase } from '../content/href'
import { fillSlots } from '../markdown/below-fence'
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
