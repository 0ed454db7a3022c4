/** In pixels; the size that social networks use for link previews. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Folder of the cards in a built site. */
export const CARDS = 'og/'

/** Returns the path of a page's social card: `/docs/og/guide.png` for `/docs/guide`. */
export function cardPath(path: string, basePath: string): string {
  return `${basePath}${CARDS}${path.slice(basePath.length) || 'index'}.png`
}
