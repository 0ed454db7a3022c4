import { isListing } from '../content/routes'
import type { Entry } from '../content/types'
import type { CompiledMarkdown, MarkdownSource } from '../markdown/types'
import { compileSource } from './compile-source'
import { postSource } from './post-source'
import type { SiteModel } from './site-model'

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
