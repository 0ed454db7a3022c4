import { posix } from 'node:path'
import { isMarkdown, lastPart } from './docs/doc'
import type { FoundFile } from './files'
import type { ParsedFile } from './parsed-file'
import { markdownFormat, sourceFields } from './source-fields'
import type { PageSource } from './types'

/** Standalone pages are Markdown files and modules, but not the parts and tests beside them. */
export function isPage(path: string): boolean {
  return isMarkdown(path) || (path.endsWith('.tsx') && !/\.(island|test)\.tsx$/.test(path))
}

/** One standalone page. `parsed` of a module has the text only. */
export function makePage(found: FoundFile, parsed: ParsedFile): PageSource {
  const { frontMatter } = parsed
  const own = found.path.replace(/\.[^.]+$/, '')
  const id = frontMatter.id === undefined ? own : posix.join(posix.dirname(own), frontMatter.id)
  const folder = posix.dirname(`/${own}`)
  const slug = frontMatter.slug ?? (lastPart(own) === 'index' ? '.' : lastPart(own))
  return {
    kind: 'mdx',
    format: formatOf(found.path),
    id,
    ...sourceFields(found, parsed, lastPart(id), ''),
    route: posix.resolve(folder, slug),
  }
}

/** A module as it is: it has no front matter. */
export function parseModule(text: string): ParsedFile {
  return { text, bodyStart: 0, frontMatter: {}, problems: [] }
}

function formatOf(path: string): PageSource['format'] {
  return path.endsWith('.tsx') ? 'tsx' : markdownFormat(path)
}
