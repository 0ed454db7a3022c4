import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pageText } from './page-text'
import { MIN_PAGES, placeOf } from './places'

export interface SiteOptions {
  pages: number
  search: boolean
  precompress?: boolean
}

/** Returns the path of a page's source below the site's folder. */
export function sourceOf(page: number): string {
  return `docs/${placeOf(page)}.mdx`
}

/**
 * Writes a site with this many pages besides its home page. It must be in the repository, so that imports resolve.
 * @throws RangeError for too few pages to fill its areas.
 */
export function generateSite(folder: string, { pages, search, precompress = true }: SiteOptions): void {
  if (!(pages >= MIN_PAGES)) throw new RangeError(`The site needs at least ${MIN_PAGES} pages, not ${pages}.`)
  write(folder, 'site.config.ts', config(search, precompress))
  write(folder, 'docs/index.mdx', '---\ntitle: Home\nsidebar_position: 0\n---\n\nA site with many pages.\n')
  for (let page = 0; page < pages; page++) write(folder, sourceOf(page), pageText(page, pages))
}

function config(search: boolean, precompress: boolean): string {
  const settings = {
    title: 'Many pages',
    url: 'https://many.example.com',
    baseUrl: '/many/',
    output: { precompress },
  }
  const text = JSON.stringify(settings, null, 2)
  if (search) return `export default ${text}\n`
  const features = "features: [without('search')]"
  return `import { without } from 'docwright/features'\n\nexport default { ...${text}, ${features} }\n`
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
