import { SHAPES, shape } from './geometry'
import { markers } from './markers'
import type { Palette, Picture } from './paint'
import { textLines } from './texts'

/** Elements that define something and are not drawn themselves. */
const ASIDE = 'defs, marker, symbol, clipPath, mask, pattern, style, title, desc'

/**
 * Returns mermaid's drawing as a plain list of shapes and texts, with no styles, classes or ids, and with the page's
 * custom properties as colors. This way, pages can show it under a strict content security policy.
 */
export function flatten(svg: SVGSVGElement, palette: Palette): Picture {
  const { width, height } = svg.viewBox.baseVal
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  svg.removeAttribute('style')
  const toDrawing = matrixOf(svg).inverse()
  const parts = [...svg.querySelectorAll<SVGGraphicsElement>(`${SHAPES}, text`)].filter(isDrawn)
  const bounds = boundsOf(parts, toDrawing)
  const toRoot = new DOMMatrix().translate(-bounds.x, -bounds.y).multiply(toDrawing)
  const content = merge(parts).map((part) => {
    if (part instanceof SVGTextElement) return textLines(part, toRoot, palette)
    const matrix = toRoot.multiply(matrixOf(part))
    const heads = part instanceof SVGGeometryElement ? markers(part, matrix, palette) : ''
    return [shape(part, matrix, palette), heads]
  })
  return {
    width: Math.ceil(bounds.width),
    height: Math.ceil(bounds.height),
    content: content.flat(2).filter(Boolean).join('\n'),
  }
}

/** Maps coordinates of an element to those of the screen. */
function matrixOf(element: SVGGraphicsElement): DOMMatrix {
  return DOMMatrix.fromMatrix(element.getScreenCTM() ?? undefined)
}

function isDrawn(element: SVGGraphicsElement): boolean {
  if (element.closest(ASIDE) !== null || !element.checkVisibility()) return false
  const { width, height } = element.getBBox()
  return element.localName === 'line' || element.localName === 'path' || (width > 0 && height > 0)
}

/** Some shapes are drawn as two paths, a surface and a doubled outline. The outline is moved to the surface. */
function merge(parts: readonly SVGGraphicsElement[]): SVGGraphicsElement[] {
  return parts.filter((part, index) => {
    const surface = parts[index - 1]
    if (!surface || !isOutlineOf(part, surface)) return true
    const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(part)
    Object.assign(surface.style, { stroke, strokeWidth, strokeDasharray })
    surface.setAttribute('d', closePath(surface.getAttribute('d') ?? ''))
    return false
  })
}

function isOutlineOf(part: SVGGraphicsElement, before: SVGGraphicsElement): boolean {
  if (part.localName !== 'path' || before.localName !== 'path') return false
  if (part.parentElement !== before.parentElement) return false
  if (part.getAttribute('fill') !== 'none' || before.getAttribute('stroke') !== 'none') return false
  const [one, other] = [part.getBBox(), before.getBBox()]
  const sides = ['x', 'y', 'width', 'height'] as const
  return sides.every((side) => Math.abs(one[side] - other[side]) < 2)
}

function closePath(path: string): string {
  return /z\s*$/i.test(path) ? path : `${path}Z`
}

/** Around a drawing, in px. */
const MARGIN = 4

/** How far a lifeline extends below the last message, in px. */
const REST = 14

/** Lines that mermaid draws far beyond the picture, relying on the frame to cut them off. */
const LIFELINE = '.actor-line'

/** Returns the box around everything drawn, in coordinates of the drawing. Lifelines are cut off at its end. */
function boundsOf(parts: readonly SVGGraphicsElement[], toDrawing: DOMMatrix): DOMRect {
  const lifelines = parts.filter((part) => part.matches(LIFELINE))
  const boxes = parts.filter((part) => !part.matches(LIFELINE)).map((part) => boxOf(part, toDrawing))
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + (lifelines.length > 0 ? REST : 0)
  for (const line of lifelines) line.setAttribute('y2', String(bottom))
  return new DOMRect(left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)
}

function boxOf(part: SVGGraphicsElement, toDrawing: DOMMatrix): DOMRect {
  const { left, top, right, bottom } = part.getBoundingClientRect()
  const from = new DOMPoint(left, top).matrixTransform(toDrawing)
  const to = new DOMPoint(right, bottom).matrixTransform(toDrawing)
  return new DOMRect(from.x, from.y, to.x - from.x, to.y - from.y)
}
