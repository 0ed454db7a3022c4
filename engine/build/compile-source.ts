import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import type { SiteModel } from './site-model'

/** Compiles one Markdown file the way the site is configured. */
export function compileSource(
  source: MarkdownSource,
  { setup, links, compiler, highlighter }: SiteModel,
): Promise<CompiledMarkdown> {
  const { baseUrl, onBrokenMarkdownLinks, markdown } = setup.config
  const read = markdown.format === 'mdx' ? { ...source, format: markdown.format } : source
  return compiler.compile(read, { basePath: baseUrl, onBrokenMarkdownLinks, highlighter, resolver: links })
}
