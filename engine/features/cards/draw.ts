import type { ResvgRenderOptions } from '@resvg/resvg-js'
import { loadOptional } from '../../kit/packages'
import type { Font } from './font'
import { type CardSite, type CardText, cardSvg, frameSvg } from './template'

const NEED = { feature: 'socialCards()', packages: ['@resvg/resvg-js'] }

/** Returns a function that draws a site's cards, as PNG. */
export async function createArtist(site: CardSite, font: Font): Promise<(card: CardText) => Buffer> {
  const { Resvg } = await loadOptional(NEED, () => import('@resvg/resvg-js'))
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [font.file] },
    logLevel: 'off',
  }
  const frame = frameSvg(site, font)
  return (card) => new Resvg(cardSvg(frame, card, site.direction, font), options).render().asPng()
}
