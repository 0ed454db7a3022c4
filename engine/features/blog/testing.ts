import type { z } from 'zod'
import { type LoadedSite, loadTestSite, type TestSite, testConfig } from '../../content/test-site'
import type { SiteConfig } from '../../kit/options'
import { blogOf } from './blog-content'
import type { BlogConfig } from './content/post'
import { blogEntries } from './content/read-entries'
import { blogOptions } from './schema'
import type { Blog } from './types'

/** A site for one test, with the options of its blog as an author writes them. */
export interface TestBlog extends TestSite {
  blog?: z.input<typeof blogOptions> | undefined
}

export interface LoadedBlog extends LoadedSite {
  blog: Blog
  config: SiteConfig
  options: BlogConfig
}

export async function loadBlog({ blog = {}, ...site }: TestBlog): Promise<LoadedBlog> {
  const config = testConfig(site.config)
  const options = blogOptions.parse(blog)
  const location = { file: 'site.config.ts', line: 1 }
  const loaded = await loadTestSite({ ...site, entries: [blogEntries(options, config, location)] })
  return { ...loaded, blog: blogOf(loaded.content, options, config), config, options }
}
