// Lists of all pages for machines: a sitemap for search engines, and texts for tools that read Markdown.
import { defineFeature } from '../../feature'
import { listedSections, llms, llmsFull, robots, sitemap } from './text-files'

export const siteFiles = defineFeature({
  name: 'site-files',
  setup({ isDefaultLocale, files }) {
    files(({ site, content, pages, twin }) => {
      const { basePath } = site
      const sections = async () => listedSections(site, await pages(), content.sidebars)
      return {
        [`${basePath}sitemap.xml`]: async () => sitemap(await pages()),
        [`${basePath}llms.txt`]: async () => llms(site, await sections()),
        [`${basePath}llms-full.txt`]: async () => llmsFull(site, await sections(), twin),
        // A host has one robots.txt.
        ...(isDefaultLocale ? { [`${basePath}robots.txt`]: () => robots(site) } : {}),
      }
    })
  },
})
