import type { ContentFiles } from '../../../feature'
import { missingConfigPath } from '../../../kit/data'
import type { Reporter, SourceLocation } from '../../../kit/diagnostics'
import { baseRoute } from '../../../kit/hrefs'
import type { SiteConfig } from '../../../kit/options'
import { createFileCache, type FoundFile, isMarkdown } from '../../../kit/pages'
import { isLoaded } from '../../../page/href'
import type { BlogAuthor, BlogPost } from '../types'
import { authorsRoute, readAuthors } from './authors-map'
import { type BlogConfig, makePost } from './post'

/** Returns the posts of a site's blog in path order. */
export function readBlog(
  blog: BlogConfig,
  config: SiteConfig,
  { list, hasFolder, parse, reporter }: ContentFiles,
  location: SourceLocation | undefined,
): BlogPost[] {
  const files = list(blog.path)
  if (!hasFolder(blog.path)) reporter.report('throw', missingConfigPath(location, 'blog.path', blog.path))
  const map = files.find(({ path }) => path === blog.authorsMapPath)
  const authors = map ? authorsOf(map, blog, config, reporter) : new Map<string, BlogAuthor>()
  return files
    .filter(({ path }) => isMarkdown(path))
    .flatMap((found) => makePost(found, parse(found), { config: blog, authors, reporter }) ?? [])
    .map((post) => ({ ...post, authors: post.authors.map((author) => withLoaded(author, config)) }))
}

/** Drops an image that browsers would refuse to load. The name's first letter is shown instead. */
function withLoaded({ image, ...author }: BlogAuthor, config: SiteConfig): BlogAuthor {
  return image === undefined || !isLoaded(image, config.url, config.allowedHosts.pictures)
    ? author
    : { ...author, image }
}

function authorsOf(
  { file, source }: FoundFile,
  blog: BlogConfig,
  config: SiteConfig,
  reporter: Reporter,
): Map<string, BlogAuthor> | undefined {
  const read = createFileCache((text) => text).get(file, source, (problem) =>
    reporter.report('throw', problem),
  )
  const { authors, problems } = readAuthors(read, source, authorsRoute(baseRoute(blog)), config)
  for (const { severity, problem } of problems) reporter.report(severity, problem)
  return authors
}
