import { referenceExtension } from '../api/tables/extension'
import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import { observedSamples } from '../site/observed-samples'
import type { SiteModel } from '../site/site-model'
import { pathOf } from './view/page-view'

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
