import { existsSync } from 'node:fs'
import { join } from 'pathe'
import { lineOfKey } from '../../content/front-matter/split'
import { withBase } from '../../content/href'
import { fileInLocale } from '../../content/layers'
import { missingImage } from '../../content/problems'
import type { Source } from '../../content/types'
import { SiteError } from '../../diagnostics/problem'
import type { MarkdownSource } from '../../markdown/types'
import { isExternal } from '../../page/href'
import type { Site } from '../../page/site'
import type { Page } from '../../page/types'
import type { SiteSetup } from '../../site/setup'
import type { SiteModel } from '../../site/site-model'

interface Context extends Pick<SiteModel, 'links'> {
  setup: Pick<SiteSetup, 'root' | 'layers' | 'config'>
  site: Pick<Site, 'url' | 'basePath'>
}

/**
 * Returns the image in a page's front matter: a URL, a file beside the page (`./card.png`), or one below `static`
 * (`img/card.png`).
 * @throws SiteError if the file does not exist.
 */
export function pageImage(source: Source, model: Context): Pick<Page, 'image'> {
  const { image } = source.frontMatter
  if (image === undefined) return {}
  if (isExternal(image)) return { image }
  const path = /^\.\.?\//.test(image) ? besideFile(image, source, model) : staticFile(image, model)
  if (path === undefined) {
    const location = { file: source.path, line: lineOfKey(source.text, 'image') }
    throw new SiteError(missingImage(location, image))
  }
  return { image: model.site.url + path }
}

/** Returns the image of the site, for pages without one. */
export function siteImage({ setup, site }: Omit<Context, 'links'>): Pick<Page, 'image'> {
  const { image } = setup.config.themeConfig
  if (image === undefined || isExternal(image)) return image === undefined ? {} : { image }
  return { image: site.url + withBase(site.basePath, `/${image}`) }
}

function besideFile(image: string, source: Source, { links }: Context): string | undefined {
  if (source.format === 'tsx') return undefined
  const from: MarkdownSource = { ...source, format: source.format }
  return links.asset(image, from) ?? undefined
}

function staticFile(image: string, { setup, site }: Context): string | undefined {
  const path = image.replace(/^\//, '')
  const file = fileInLocale(join(setup.root, 'static', path), setup.layers)
  return existsSync(file) ? withBase(site.basePath, `/${path}`) : undefined
}
