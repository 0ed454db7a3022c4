// Lists of all pages for machines: a sitemap for search engines, and texts for tools that read Markdown. The document for
// missing pages finds in the sitemap what may be meant.
import { type BuiltSite, defineFeature } from '../../feature'
import { listSections, llms, llmsFull, robots, sitemap } from './text-files'

export const siteFiles = defineFeature({
  name: 'site-files',
  setup({ isDefaultLocale, files, component }) {
    component('near-pages', {
      module: new URL('./theme/NotFoundLinks.tsx', import.meta.url),
      name: 'NotFoundLinks',
    })
    const sections = async ({ site, pages, content }: BuiltSite) =>
      listSections(site, await pages(), content.sidebars)
    files((built) => {
      const { site, pages } = built
      const { basePath } = site
      return {
        [`${basePath}sitemap.xml`]: async () => sitemap(await pages()),
        [`${basePath}llms.txt`]: async () => llms(site, await sections(built)),
        // A host has one robots.txt.
        ...(isDefaultLocale ? { [`${basePath}robots.txt`]: () => robots(site) } : {}),
      }
    })
    files(
      (built) => ({
        [`${built.site.basePath}llms-full.txt`]: async () =>
          llmsFull(built.site, await sections(built), built.twin),
      }),
      { isApart: true },
    )
  },
})
