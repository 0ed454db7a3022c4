import { join } from 'pathe'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { commonFile, fileInLocale, type Layers } from '../content/layers'

/**
 * Lets modules and Markdown files import each other as if all stood in one folder: an import is meant from the
 * place among the files of the default locale, and finds the locale's own file first. Static files likewise.
 */
export function localeFiles(layers: Layers): Plugin[] {
  const { own } = layers
  if (own === undefined) return []
  return [
    {
      name: 'docs:locale-files',
      enforce: 'pre',
      configureServer({ config, middlewares }) {
        const files = sirv(join(own, 'static'), { dev: true, extensions: [] })
        middlewares.use(config.base.slice(0, -1), files)
      },
      async resolveId(source, importer, options) {
        if (importer === undefined || !isOfSite(importer, layers.root)) return undefined
        const inner = { ...options, skipSelf: true }
        const from = commonFile(importer, layers)
        const found =
          (await this.resolve(source, from, inner)) ??
          (from === importer ? null : await this.resolve(source, importer, inner))
        if (found === null || !isOfSite(found.id, layers.root)) return found
        const [file = '', query] = found.id.split(/(?=\?)/)
        return { ...found, id: fileInLocale(file, layers) + (query ?? '') }
      },
    },
  ]
}

function isOfSite(id: string, root: string): boolean {
  return id.startsWith(`${root}/`) && !id.includes('/node_modules/')
}
