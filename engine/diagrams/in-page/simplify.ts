/** A path of many short curves that are nearly straight. */
const ROUGH = /^[MCLZ\s\d.,e-]*$/

/** How far a curve may leave the straight line to count as one, in px. */
const TOLERANCE = 0.3

interface Point {
  x: number
  y: number
}

/** Rounded shapes come as a hundred curves: those that are as good as straight become lines. */
export function simplified(path: string): string {
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
  const values = numbers.match(/-?\d*\.?\d+(?:e[-+]?\d+)?/gi)?.map(Number) ?? []
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
