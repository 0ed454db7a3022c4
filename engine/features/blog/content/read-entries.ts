import type { ReadEntries } from '../../../feature'
import type { SourceLocation } from '../../../kit/diagnostics'
import type { SiteConfig } from '../../../kit/options'
import type { IsServed } from '../../../kit/pages'
import { assembleBlog } from './assemble-blog'
import type { BlogConfig } from './post'
import { readBlog } from './read-blog'

/** Returns what reads the posts of a site, and lists them. `location` is where the blog is configured. */
export function blogEntries(
  blog: BlogConfig,
  config: SiteConfig,
  location: SourceLocation | undefined,
): ReadEntries {
  return (files) => {
    const sources = readBlog(blog, config, files, location)
    const arrange = (isServed: IsServed) =>
      assembleBlog(sources.filter(isServed), blog, config, files.reporter)
    return { sources, arrange }
  }
}
