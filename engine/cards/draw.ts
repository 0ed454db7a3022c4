import type { Resvg, ResvgRenderOptions } from '@resvg/resvg-js'
import { CARD_HEIGHT, CARD_WIDTH } from '../page/head'
import type { Font } from './font'
import { encodePng, type IndexedImage } from './png'
import { baseSvg, type CardSite, type CardText, COLORS, type TextLayer, textLayer } from './template'

/** Shades between a text's background and its own color. */
const SHADES = 15
const TITLE = 256 - SHADES
const LABEL = TITLE - SHADES
const BLACK = 0xff000000

/** Returns a function that draws a site's cards. The part they share is drawn once. */
export async function createArtist(site: CardSite, font: Font): Promise<(card: CardText) => Buffer> {
  const { Resvg } = await import('@resvg/resvg-js')
  const options: ResvgRenderOptions = {
    font: { loadSystemFonts: false, fontFiles: [font.file] },
    logLevel: 'off',
  }
  const pixelsOf = (svg: string) => colorsOf(new Resvg(svg, options))
  const base = indexed(pixelsOf(baseSvg(site, font)))
  return (card) => {
    const layer = textLayer(card, site.direction, font)
    const pixels = base.pixels.slice()
    cover(pixels, layer, pixelsOf(layer.svg))
    return encodePng({ ...base, pixels })
  }
}

/** Returns the pixels as numbers `0xAABBGGRR`. */
function colorsOf(image: Resvg): Uint32Array {
  const { pixels } = image.render()
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
}

/** Draws the shades of title and label over the pixels of the base. */
function cover(pixels: Uint8Array, { left, top, width }: TextLayer, text: Uint32Array): void {
  // A loop, because calling a function for each pixel takes eight times as long.
  for (let at = 0; at < text.length; at++) {
    const color = text[at] ?? BLACK
    if (color === BLACK) continue
    const index = (top + Math.floor(at / width)) * CARD_WIDTH + left + (at % width)
    const title = (color & 0xff) >> 4
    const label = (color & 0xff00) >> 12
    if (title > 0) pixels[index] = TITLE + title - 1
    else if (label > 0) pixels[index] = LABEL + label - 1
  }
}

/** Returns the image closest to the original with the colors that the texts leave free. */
function indexed(colors: Uint32Array): IndexedImage {
  for (let bits = 0; ; bits++) {
    const known = new Map<number, number>()
    const mask = ((0xff >> bits) << bits) * 0x010101
    const pixels = new Uint8Array(colors.length)
    const palette = paletteOfTexts()
    colors.forEach((color, at) => {
      const key = color & mask
      const index = known.get(key) ?? known.size
      if (index === known.size) {
        known.set(key, index)
        palette.set([color, color >> 8, color >> 16], 3 * index)
      }
      pixels[at] = index
    })
    if (known.size <= LABEL) return { width: CARD_WIDTH, height: CARD_HEIGHT, palette, pixels }
  }
}

function paletteOfTexts(): Uint8Array {
  const palette = new Uint8Array(3 * 256)
  const page = channels(COLORS.page)
  for (let shade = 1; shade <= SHADES; shade++) {
    const between = (color: string) =>
      channels(color).map((value, index) => {
        const from = page[index] ?? 0
        return Math.round(from + ((value - from) * shade) / SHADES)
      })
    palette.set(between(COLORS.text), 3 * (TITLE + shade - 1))
    palette.set(between(COLORS.label), 3 * (LABEL + shade - 1))
  }
  return palette
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
