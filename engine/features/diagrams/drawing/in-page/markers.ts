import { SHAPES, shape } from './geometry'
import type { Palette } from './paint'

/** Distance in px over which the direction of a path's end is measured. */
const STEP = 0.5

/**
 * Returns the arrow heads of a line as shapes of their own, because references to ids do not work in the copy of a
 * drawing on a page.
 */
export function markers(line: SVGGeometryElement, matrix: DOMMatrix, palette: Palette): string[] {
  const length = line.getTotalLength()
  const at = (name: 'marker-start' | 'marker-end') => {
    const marker = markerOf(line, name)
    if (!marker) return []
    const isStart = name === 'marker-start'
    const end = line.getPointAtLength(isStart ? 0 : length)
    const other = line.getPointAtLength(isStart ? STEP : length - STEP)
    const angle = isStart ? angleOf(end, other) : angleOf(other, end)
    const turned = isStart && marker.getAttribute('orient') === 'auto-start-reverse' ? 180 : 0
    const turn = orientation(marker, angle + turned)
    return print(marker, matrix.translate(end.x, end.y).rotate(turn), line, palette)
  }
  return [...at('marker-start'), ...at('marker-end')]
}

function markerOf(line: Element, name: string): SVGMarkerElement | undefined {
  const value = getComputedStyle(line).getPropertyValue(name)
  const id = /#([^")]+)"?\)/.exec(value)?.[1]
  const marker = id === undefined ? null : document.getElementById(id)
  return marker instanceof SVGMarkerElement ? marker : undefined
}

function angleOf(from: DOMPoint, to: DOMPoint): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

function orientation(marker: SVGMarkerElement, angle: number): number {
  const orient = marker.getAttribute('orient') ?? '0'
  return orient.startsWith('auto') ? angle : Number.parseFloat(orient)
}

function print(marker: SVGMarkerElement, matrix: DOMMatrix, line: Element, palette: Palette): string[] {
  const { width, height } = marker.viewBox.baseVal
  const across = width > 0 ? marker.markerWidth.baseVal.value / width : 1
  const down = height > 0 ? marker.markerHeight.baseVal.value / height : 1
  const ofLine = marker.markerUnits.baseVal === SVGMarkerElement.SVG_MARKERUNITS_STROKEWIDTH
  const stroke = ofLine ? Number.parseFloat(getComputedStyle(line).strokeWidth) : 1
  const scaled = matrix
    .scale(Math.min(across, down) * stroke)
    .translate(-marker.refX.baseVal.value, -marker.refY.baseVal.value)
  return [...marker.querySelectorAll<SVGGraphicsElement>(SHAPES)].map((part) => {
    // Mermaid relies on the marker's frame to cut off this corner.
    if (part.getAttribute('d')?.startsWith('M -1 0 ')) part.setAttribute('d', 'M 0 0 L 10 5 L 0 10 z')
    const own = part.transform.baseVal.consolidate()?.matrix
    return shape(part, own ? scaled.multiply(DOMMatrix.fromMatrix(own)) : scaled, palette)
  })
}
