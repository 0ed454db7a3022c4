import { geometryOf } from './geometry'
import { type Attributes, paintOf } from './paint'
import { element } from './print'
import type { Palette } from './types'

/** What hides the line behind a label. */
const BACKGROUNDS = '.edgeLabel rect'

/** How far it goes beyond the label, in px. */
const AROUND = 3

/** A shape with nothing but its geometry and its paint; empty for one that nobody sees. */
export function shape(source: Element, place: DOMMatrix, palette: Palette): string {
  const paint = paintOf(source, palette)
  if (!paint) return ''
  const geometry = geometryOf(source, place)
  return element(source.localName, {
    ...(source.matches(BACKGROUNDS) ? wider(geometry) : geometry),
    ...paint,
  })
}

function wider({ x, width, ...rest }: Attributes): Attributes {
  return { ...rest, x: Number(x) - AROUND, width: Number(width) + 2 * AROUND }
}
