import type { FeatureSetup } from '../../../feature'
import { withBase } from '../../../kit/hrefs'
import type { ReferenceOptions } from '../options'
import { findWrongMeanings, loadReference } from './load-reference'
import { isExamplesId } from './tables/examples'
import { referenceExtension } from './tables/extension'

/** Adds the components of API tables to pages. */
export function addTables(site: FeatureSetup, options: ReferenceOptions): void {
  const { packages, declared, meanings } = options
  for (const part of ['kinds', 'type-table', 'definitions', 'api-card', 'examples'])
    site.styles(new URL(`../theme/api-tables/${part}.css`, import.meta.url))
  const components = new URL('../theme/api-tables/components.ts', import.meta.url)
  site.component('markdown', { module: components, name: 'TypeFilter' })
  site.work({
    // Declarations in folders of the site, and meanings beside them, which an author may edit.
    folders: [
      ...packages.filter((name) => name.startsWith('.')),
      ...Object.values(declared),
      ...Object.values(meanings),
    ],
    beside: async ({ report }) => {
      for (const problem of await findWrongMeanings(site, options)) report('warn', problem)
      return undefined
    },
  })
  site.page(({ names, toc }) =>
    names && toc.some(({ id }) => isExamplesId(id)) ? { layout: 'examples' } : undefined,
  )
  site.markdown(async ({ content }) => {
    const reference = await loadReference(site, options, content)
    const { baseUrl, words } = site.config
    return referenceExtension(reference, (route) => withBase(baseUrl, route), words.api)
  })
}
