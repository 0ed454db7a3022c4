import type { FeatureSetup, ListFiles } from '../../../feature'
import { withBase } from '../../../kit/hrefs'
import { loadReference } from '../api/load-reference'
import type { ReferenceOptions } from '../options'
import { stateOf } from '../state'
import { typeHovers } from './hover-files'
import { mayHaveTypes, typeHoversPath } from './type-hovers'

/** Adds types on hover: a script, and a file for each page with code that may have types, even if no name in it has one. */
export function addHovers(site: FeatureSetup, options: ReferenceOptions): void {
  const { baseUrl } = site.config
  site.client(new URL('./point-at-code.ts', import.meta.url), { near: '.code' })
  const list: ListFiles = ({ content, pageOf }) => {
    const files = [...content.byRoute.values()].map((entry) => {
      const path = withBase(baseUrl, entry.route)
      const make = async () => {
        const page = await pageOf(entry)
        if (!page?.languages.some(mayHaveTypes)) return undefined
        const reference = await loadReference(site, options, content)
        return JSON.stringify(typeHovers(page.sources, stateOf(site).names, reference))
      }
      return [typeHoversPath(path === baseUrl ? `${path}index` : path), make] as const
    })
    return Object.fromEntries(files)
  }
  site.files(list, { after: 'checks' })
}
