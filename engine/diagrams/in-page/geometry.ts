import { type Attributes, round } from './paint'
import { simplified } from './simplify'

/** The attributes that say where a shape is and how large it is. */
const GEOMETRY: Record<string, readonly string[]> = {
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  path: ['d'],
  polygon: ['points'],
  polyline: ['points'],
}

/** A selector of all shapes. */
export const SHAPES = Object.keys(GEOMETRY).join(',')

/** In these the numbers come in pairs, all of them places. */
const PLACES_ONLY = /^[MLQCTSZz\s\d.,e-]*$/

const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/gi

/** The geometry of a shape at its place: moved where that is all there is to it, else with a matrix. */
export function geometryOf(source: Element, place: DOMMatrix): Attributes {
  const names = GEOMETRY[source.localName] ?? []
  const given = Object.fromEntries(names.map((name) => [name, written(source, name)]))
  const text = given.d ?? given.points
  const isMoved = isTranslation(place) && (text === undefined || PLACES_ONLY.test(text))
  if (!isMoved) return { ...mapValues(given, (_, value) => rounded(value)), ...transformOf(place) }
  return mapValues(given, (name, value) => moved(name, value, place))
}

function written(source: Element, name: string): string {
  const value = source.getAttribute(name) ?? ''
  return name === 'd' ? simplified(value) : value
}

function moved(name: string, value: string, { e, f }: DOMMatrix): string {
  if (name === 'd' || name === 'points') return rounded(value, [e, f])
  if (/^c?x[12]?$/.test(name)) return rounded(value || '0', [e])
  return /^c?y[12]?$/.test(name) ? rounded(value || '0', [f]) : rounded(value)
}

/** Rounds every number, after adding one of `shift` to each in turn. */
function rounded(text: string, shift: readonly number[] = [0]): string {
  let at = 0
  const next = (number: string) => String(round(Number(number) + (shift[at++ % shift.length] ?? 0)))
  return text.endsWith('%') ? '' : text.replace(NUMBER, next).replace(/\s+/g, ' ').trim()
}

function isTranslation({ a, b, c, d }: DOMMatrix): boolean {
  return [a - 1, b, c, d - 1].every((value) => Math.abs(value) < 0.001)
}

function transformOf(place: DOMMatrix): Attributes {
  const { a, b, c, d, e, f } = place
  if (isTranslation(place)) return { transform: `translate(${round(e)} ${round(f)})` }
  return { transform: `matrix(${[a, b, c, d].map(precise).join(' ')} ${round(e)} ${round(f)})` }
}

function precise(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

function mapValues(
  values: Record<string, string>,
  change: (name: string, value: string) => string,
): Attributes {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(name, value)]))
}
