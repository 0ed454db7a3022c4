import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { loadOptional } from '../../kit/packages'
import type { Font } from './font'
import { type CardSite, type CardText, cardSvg, frameSvg } from './template'

const NEED = { feature: 'socialCards()', packages: ['@resvg/resvg-js'] }

/** Returns a function that draws a site's cards, as PNG. Several can be drawn at once, on threads of the library. */
export async function createArtist(site: CardSite, font: Font): Promise<(card: CardText) => Promise<Buffer>> {
  const { renderAsync } = await loadOptional(NEED, () => import('@resvg/resvg-js'))
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [font.file] },
    logLevel: 'off',
  }
  const frame = frameSvg(site, font)
  return async (card) => {
    const image = await renderAsync(cardSvg(frame, card, site.direction, font), options)
    return image.asPng()
  }
}
