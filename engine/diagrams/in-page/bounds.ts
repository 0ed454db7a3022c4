/** Around a drawing, in px. */
const MARGIN = 4

/** How far a lifeline goes on below the last message, in px. */
const REST = 14

/** Lines that mermaid draws far beyond the picture and lets the frame cut off. */
const LIFELINE = '.actor-line'

/** The box around all that is drawn, in the coordinates of the drawing; lifelines end where it ends. */
export function boundsOf(parts: readonly SVGGraphicsElement[], toDrawing: DOMMatrix): DOMRect {
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
