import { type Attributes, type Palette, paintOf, round, svgElement } from './paint'

/** The attributes that determine a shape's position and size. */
const GEOMETRY: Record<string, readonly string[]> = {
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  path: ['d'],
  polygon: ['points'],
  polyline: ['points'],
}

/** Matches all shapes. */
export const SHAPES = Object.keys(GEOMETRY).join(',')

/** Commands whose numbers are all pairs of coordinates. */
const POINTS_ONLY = /^[MLQCTSZz\s\d.,e-]*$/

const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/gi

/** Returns a shape's attributes with the transformation applied if it is a mere translation, or else as `transform`. */
function geometryOf(source: Element, matrix: DOMMatrix): Attributes {
  const names = GEOMETRY[source.localName] ?? []
  const given = Object.fromEntries(names.map((name) => [name, readGeometry(source, name)]))
  const text = given.d ?? given.points
  const isMoved = isTranslation(matrix) && (text === undefined || POINTS_ONLY.test(text))
  if (!isMoved) return { ...mapValues(given, (_, value) => roundNumbers(value)), ...transformOf(matrix) }
  return mapValues(given, (name, value) => move(name, value, matrix))
}

function readGeometry(source: Element, name: string): string {
  const value = source.getAttribute(name) ?? ''
  return name === 'd' ? simplify(value) : value
}

function move(name: string, value: string, { e, f }: DOMMatrix): string {
  if (name === 'd' || name === 'points') return roundNumbers(value, [e, f])
  if (/^c?x[12]?$/.test(name)) return roundNumbers(value || '0', [e])
  return /^c?y[12]?$/.test(name) ? roundNumbers(value || '0', [f]) : roundNumbers(value)
}

/** Rounds every number after adding the values of `shift`, in turn. */
function roundNumbers(text: string, shift: readonly number[] = [0]): string {
  let at = 0
  const next = (number: string) => String(round(Number(number) + (shift[at++ % shift.length] ?? 0)))
  return text.endsWith('%') ? '' : text.replace(NUMBER, next).replace(/\s+/g, ' ').trim()
}

function isTranslation({ a, b, c, d }: DOMMatrix): boolean {
  return [a - 1, b, c, d - 1].every((value) => Math.abs(value) < 0.001)
}

function transformOf(matrix: DOMMatrix): Attributes {
  const { a, b, c, d, e, f } = matrix
  if (isTranslation(matrix)) return { transform: `translate(${round(e)} ${round(f)})` }
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

/** The rectangles that hide the line behind a label. */
const BACKGROUNDS = '.edgeLabel rect'

/** How far they extend beyond the label, in px. */
const AROUND = 3

/** Returns a shape with only its geometry and paint; empty if it is invisible. */
export function shape(source: Element, matrix: DOMMatrix, palette: Palette): string {
  const paint = paintOf(source, palette)
  if (!paint) return ''
  const geometry = geometryOf(source, matrix)
  return svgElement(source.localName, {
    ...(source.matches(BACKGROUNDS) ? wider(geometry) : geometry),
    ...paint,
  })
}

function wider({ x, width, ...rest }: Attributes): Attributes {
  return { ...rest, x: Number(x) - AROUND, width: Number(width) + 2 * AROUND }
}

/** A path made of many short, nearly straight curves. */
const ROUGH = /^[MCLZ\s\d.,e-]*$/

/** How far, in px, a curve may deviate from a straight line and still become one. */
const TOLERANCE = 0.3

interface Point {
  x: number
  y: number
}

/** Turns curves that are nearly straight into lines, since mermaid draws rounded shapes as a hundred curves. */
function simplify(path: string): string {
  if (!ROUGH.test(path) || !path.includes('C')) return path
  let last: Point = { x: 0, y: 0 }
  const commands = [...path.matchAll(/([MCLZ])([^MCLZ]*)/g)].map(([, command = '', numbers = '']) => {
    const points = pointsOf(numbers)
    const end = points.at(-1) ?? last
    const [first, second] = points
    const isStraight = command === 'C' && points.length === 3 && first && second
    const text =
      isStraight && isOnLine(last, end, [first, second]) ? lineTo(last, end) : command + numbers.trim()
    if (text !== '') last = end
    return text
  })
  return commands.join('')
}

function pointsOf(numbers: string): Point[] {
  const values = numbers.match(NUMBER)?.map(Number) ?? []
  return values.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: values[index + 1] ?? 0 }] : []))
}

function isOnLine(from: Point, to: Point, between: readonly Point[]): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return between.every(({ x, y }) => {
    const area = Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y))
    return length === 0 ? Math.hypot(x - from.x, y - from.y) < TOLERANCE : area / length < TOLERANCE
  })
}

function lineTo(from: Point, to: Point): string {
  const isNear = Math.hypot(to.x - from.x, to.y - from.y) < TOLERANCE
  return isNear ? '' : `L${to.x} ${to.y}`
}
