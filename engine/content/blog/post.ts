import { posix } from 'node:path'
import type { SiteConfig } from '../../config/types'
import type { Reporter } from '../../diagnostics/reporter'
import { describe } from '../../diagnostics/words'
import { baseRoute } from '../base-route'
import { readTags } from '../docs/tags'
import type { FoundFile } from '../files'
import { parseDate } from '../front-matter/date'
import { lineOfKey } from '../front-matter/line-of-key'
import { wrongFrontMatter } from '../front-matter/problems'
import type { ParsedFile } from '../parsed-file'
import { markdownFormat, sourceFields } from '../source-fields'
import type { BlogAuthor, BlogPost } from '../types'
import { postAuthors } from './post-authors'
import { namePost } from './post-name'
import { undatedPost } from './problems'
import { readingMinutes } from './reading-time'

const A_DATE = 'a date such as 2024-01-31 or 2024-01-31T09:30Z'

export type BlogConfig = NonNullable<SiteConfig['blog']>

export interface PostContext {
  config: BlogConfig
  authors: ReadonlyMap<string, BlogAuthor>
  reporter: Reporter
}

/** One post, from its file; undefined for one that has no date, which is reported. */
export function makePost(found: FoundFile, parsed: ParsedFile, context: PostContext): BlogPost | undefined {
  const { config, authors, reporter } = context
  const { frontMatter, text, bodyStart } = parsed
  const name = namePost(found.path)
  const date = frontMatter.date === undefined ? name.date : parseDate(String(frontMatter.date))
  if (date === undefined) {
    reportDate(found.source, parsed, reporter)
    return undefined
  }
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
    neighbours: {},
    ...(config.showReadingTime ? { readingMinutes: readingMinutes(text.slice(bodyStart)) } : {}),
  }
}

function reportDate(file: string, { frontMatter, text, problems }: ParsedFile, reporter: Reporter): void {
  const place = { file, line: lineOfKey(text, 'date') }
  const { date } = frontMatter
  if (date !== undefined) reporter.report('throw', wrongFrontMatter(place, 'date', A_DATE, describe(date)))
  // A front matter that cannot be read may have one.
  else if (problems.every(({ severity }) => severity !== 'throw')) reporter.report('throw', undatedPost(file))
}
