import { type LoadedSite, loadSite, type TestSite, testConfig } from '../../content/test-site'
import { blogOf } from './blog-content'
import { blogEntries } from './content/read-entries'
import type { Blog } from './types'

/** Loads a site for one test, with the blog that its configuration names. */
export async function loadBlog(site: TestSite): Promise<LoadedSite & { blog?: Blog }> {
  const config = testConfig(site.config)
  const { blog } = config
  if (!blog) return loadSite(site)
  const loaded = await loadSite({ ...site, entries: [blogEntries(blog, config)] })
  return { ...loaded, blog: blogOf(loaded.content, blog, config) }
}
