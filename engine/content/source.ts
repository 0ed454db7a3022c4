import type { Severity } from '../diagnostics/problem'
import { readFrontMatter } from './front-matter/read'
import { splitFrontMatter } from './front-matter/split'
import { firstHeading, firstParagraph, type MarkdownFormat } from './prose'
import type { FoundFile, ParsedFile } from './types'

/**
 * Reads a Markdown file's front matter. `unknownKey` is the severity of an unknown key; `added` are keys that features
 * check.
 */
export function parseFile(
  text: string,
  path: string,
  unknownKey: Severity,
  added?: readonly string[],
): ParsedFile {
  const { yaml, bodyStart, problem } = splitFrontMatter(text, path)
  const read = readFrontMatter(yaml ?? '', path, unknownKey, added)
  const body = text.slice(bodyStart)
  const format = markdownFormat(path)
  const heading = firstHeading(body, format)
  return {
    text,
    bodyStart,
    frontMatter: read.frontMatter,
    ...(heading === undefined ? {} : { heading }),
    ...(read.frontMatter.description === undefined ? { paragraph: firstParagraph(body, format) } : {}),
    problems: problem ? [{ severity: 'throw', problem }, ...read.problems] : read.problems,
  }
}

/**
 * Returns the fields that sources of every kind have. `fallback` is the title if there is no other; `name` is what
 * other pages call it if the title is empty.
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

export function markdownFormat(path: string): MarkdownFormat {
  return path.endsWith('.mdx') ? 'mdx' : 'md'
}
