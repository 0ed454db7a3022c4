import { posix } from 'node:path'
import type { z } from 'zod'
import type { Severity } from '../../../feature'
import { isFatal, type Reporter } from '../../../kit/diagnostics'
import { baseRoute } from '../../../kit/hrefs'
import {
  type FoundFile,
  lineOfKey,
  markdownFormat,
  type ParsedFile,
  parseDate,
  readTags,
  sourceFields,
  wrongFrontMatter,
} from '../../../kit/pages'
import { describe } from '../../../kit/wording'
import type { blogOptions } from '../schema'
import type { BlogAuthor, BlogPost } from '../types'
import { postAuthors } from './post-authors'
import { undatedPost } from './problems'

const A_DATE = 'a date such as 2024-01-31 or 2024-01-31T09:30Z'

export type BlogConfig = z.output<typeof blogOptions>

export interface PostContext {
  config: BlogConfig
  /** Undefined if their file cannot be read. */
  authors: ReadonlyMap<string, BlogAuthor> | undefined
  reporter: Reporter
}

/** Returns a file's post; undefined without a date. If the one in front matter is invalid, the path's is used. */
export function makePost(found: FoundFile, parsed: ParsedFile, context: PostContext): BlogPost | undefined {
  const { config, authors, reporter } = context
  const { frontMatter, text, bodyStart } = parsed
  const name = namePost(found.path)
  const written = frontMatter.date === undefined ? undefined : parseDate(String(frontMatter.date))
  const date = written ?? name.date
  if (written === undefined && (date === undefined || frontMatter.date !== undefined))
    reportDate(found.source, parsed, reporter, date === undefined ? 'throw' : 'warn')
  if (date === undefined) return undefined
  const root = baseRoute(config)
  return {
    kind: 'blog-post',
    format: markdownFormat(found.path),
    ...sourceFields(found, parsed, name.name),
    id: found.path.replace(/\.mdx?$/, ''),
    route: posix.join(root || '/', frontMatter.slug ?? name.slug).replace(/(.)\/$/, '$1'),
    date,
    authors: postAuthors({
      frontMatter,
      text,
      file: found.source,
      map: authors,
      mapFile: `${config.path}/${config.authorsMapPath}`,
      reporter,
    }),
    tags: readTags(frontMatter.tags, `${root}/tags`),
    neighbors: {},
    ...(config.showReadingTime ? { readingMinutes: readingMinutes(text.slice(bodyStart)) } : {}),
  }
}

function reportDate(
  file: string,
  { frontMatter, text, problems }: ParsedFile,
  reporter: Reporter,
  severity: Severity,
): void {
  const location = { file, line: lineOfKey(text, 'date') }
  const { date } = frontMatter
  if (date !== undefined)
    reporter.report(severity, wrongFrontMatter(location, 'date', A_DATE, describe(date)))
  // Front matter that cannot be read may have had a date.
  else if (!problems.some(isFatal)) reporter.report('throw', undatedPost(file))
}

const DATED = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})(?![\d])[-/]?(?<name>.*)$/

interface PostName {
  /** The last part of its path, without the date: the fallback for its title. */
  name: string
  /** Below the blog's own route: `/2024/01/31/title`. */
  slug: string
  /** ISO 8601. Absent if the path has no date, or one that does not exist. */
  date?: string
}

/** Returns the names in a post's path below the blog's folder: `2024-01-31-title.md`, `2024/01/31/title/index.md`. */
export function namePost(path: string): PostName {
  const own = path.replace(/\.mdx?$/, '').replace(/\/index$/, '')
  const { folder = '', date: written = '', name = '' } = DATED.exec(own)?.groups ?? {}
  const date = parseDate(written)
  if (date === undefined) return { name: posix.basename(own), slug: `/${own}` }
  const slug = posix.join('/', written.replaceAll('-', '/'), folder, name)
  return { name: posix.basename(name) || written, slug: slug.replace(/(.)\/$/, '$1'), date }
}

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu
const WORDS_PER_MINUTE = 200

/** Returns the minutes it takes to read a text, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
