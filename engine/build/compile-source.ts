import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import { referenceExtension } from '../reference/mdx/extension'
import { observedSamples } from './observed-samples'
import { pathOf } from './page-view'
import type { SiteModel } from './site-model'

/** Compiles one Markdown file the way the site is configured. */
export async function compileSource(source: MarkdownSource, model: SiteModel): Promise<CompiledMarkdown> {
  const { setup, links, compiler, highlighter, reference } = model
  const { baseUrl, onBrokenMarkdownLinks, markdown } = setup.config
  const read = markdown.format === 'mdx' ? { ...source, format: markdown.format } : source
  const { below, problems } = await observedSamples(read, model)
  const compiled = await compiler.compile(read, {
    basePath: baseUrl,
    onBrokenMarkdownLinks,
    highlighter,
    resolver: links,
    extension:
      reference && referenceExtension({ reference, highlighter, pathOf: (route) => pathOf(route, baseUrl) }),
    below,
  })
  return problems.length === 0 ? compiled : { ...compiled, problems: [...compiled.problems, ...problems] }
}
