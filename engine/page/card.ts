/** In pixels, as networks show pictures of links. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Their folder in a built site. */
export const CARDS = 'og/'

/** Returns the path of a page's picture: `/docs/og/guide.png` for `/docs/guide`. */
export function cardPath(path: string, basePath: string): string {
  return `${basePath}${CARDS}${path.slice(basePath.length) || 'index'}.png`
}
