import type { ResvgRenderOptions } from '@resvg/resvg-js'
import type { Font } from './font'
import { type CardSite, type CardText, cardSvg, frameSvg } from './template'

/** Returns a function that draws a site's cards, as PNG. */
export async function createArtist(site: CardSite, font: Font): Promise<(card: CardText) => Buffer> {
  const { Resvg } = await import('@resvg/resvg-js')
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [font.file] },
    logLevel: 'off',
  }
  const frame = frameSvg(site, font)
  return (card) => new Resvg(cardSvg(frame, card, site.direction, font), options).render().asPng()
}
