import type { Site } from '../../page/site'

/** Returns the path of a page's card: `/docs/og/guide.png` for `/docs/guide`. */
export function cardPath(path: string, basePath: string): string {
  return `${basePath}og/${path.slice(basePath.length) || 'index'}.png`
}

/** Returns the address of a page's card, for link previews. */
export function cardImage(path: string, { url, basePath }: Pick<Site, 'url' | 'basePath'>): string {
  return url + cardPath(path, basePath)
}

/** In pixels; the size that social networks use for link previews. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
