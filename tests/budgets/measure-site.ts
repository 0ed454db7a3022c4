import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HASHED } from '../../engine/page/site'
import { type BuiltPage, type Figure, figuresOf, searchFigure } from './figures'
import { gzipped } from './measure'

const NAME = /^(.*)-[\w-]{8}(\.(?:js|css))$/

const SEARCH = /^(?:search-doc|lunr-index)-\d+\.json$/

/** Measures the site that was built into a folder. */
export function measureSite(dist: string): { figures: Figure[]; files: Record<string, number> } {
  const readAsset = (name: string) => readFileSync(join(dist, HASHED, name), 'utf8')
  const assets = readdirSync(join(dist, HASHED))
  const pages = readPages(dist)
  const searched = readdirSync(join(dist, 'assets')).filter((name) => SEARCH.test(name))
  const searchFiles = searched.map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))
  const figures = [...figuresOf(pages, readAsset), searchFigure(searchFiles, pages.length)]
  return { figures, files: fileSizes(assets, readAsset) }
}

function readPages(dist: string): BuiltPage[] {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const pages = paths.filter((path) => path.endsWith('.html') && !path.startsWith('assets')).sort()
  return pages.map((path) => ({ path, html: readFileSync(join(dist, path), 'utf8') }))
}

/** Files with the same name without their hash count as one. */
function fileSizes(assets: readonly string[], readAsset: (name: string) => string): Record<string, number> {
  const sizes: Record<string, number> = {}
  for (const asset of [...assets].sort()) {
    const [, name, ending] = NAME.exec(asset) ?? []
    if (name) sizes[name + ending] = (sizes[name + ending] ?? 0) + gzipped(readAsset(asset))
  }
  return sizes
}
