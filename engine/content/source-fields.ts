import type { FoundFile } from './files'
import type { ParsedFile } from './parsed-file'

/** What every source has from its file, whatever kind of page it is. `name` is its title where nothing else is. */
export function sourceFields(found: FoundFile, parsed: ParsedFile, name: string) {
  const { frontMatter, text, bodyStart, heading, paragraph } = parsed
  return {
    file: found.file,
    path: found.source,
    title: frontMatter.title ?? heading ?? name,
    description: frontMatter.description ?? paragraph ?? '',
    keywords: frontMatter.keywords ?? [],
    frontMatter,
    text,
    bodyStart,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
  }
}

export function markdownFormat(path: string): 'md' | 'mdx' {
  return path.endsWith('.mdx') ? 'mdx' : 'md'
}
