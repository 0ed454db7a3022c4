import type { FoundFile } from './files'
import type { ParsedFile } from './parsed-file'

/**
 * What every source has from its file, whatever kind of page it is. `fallback` is its title where nothing else is;
 * `name` is what others call it where that is empty.
 */
export function sourceFields(found: FoundFile, parsed: ParsedFile, name: string, fallback = name) {
  const { frontMatter, text, bodyStart, heading, paragraph } = parsed
  const title = frontMatter.title ?? heading ?? fallback
  const untitled = title.trim() === ''
  return {
    file: found.file,
    path: found.source,
    title: untitled ? name : title,
    untitled,
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
