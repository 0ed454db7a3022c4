import type { Palette } from './paint'

/** Boxes, with their label: of flowcharts and states, and participants of a sequence. */
const BOXES = '.node, .statediagram-state, g:has(> rect.actor)'
/** Boxes that stand for what the reader writes are called so. A line break in the name is no character. */
const OWN = /\byour/i
const ROUNDED = '.node rect, .cluster rect, rect.actor, rect.note'
/** Radius of corners, in px. */
const CORNER = 8

/** Rounds corners, and sets apart what the reader writes: mermaid has no setting for either. */
export function applyLook(svg: SVGSVGElement, { marks }: Pick<Palette, 'marks'>): void {
  for (const rect of svg.querySelectorAll(ROUNDED)) {
    // A rounder one has its shape from the author's source: `([…])`.
    if (Number(rect.getAttribute('rx')) > CORNER) continue
    rect.setAttribute('rx', String(CORNER))
    rect.setAttribute('ry', String(CORNER))
  }
  const colorOf = (name: string) => Object.keys(marks).find((color) => marks[color] === name) ?? ''
  for (const box of svg.querySelectorAll(BOXES)) {
    if (!OWN.test(box.textContent)) continue
    for (const part of box.querySelectorAll<SVGElement>('rect, polygon, circle, path')) {
      part.style.setProperty('fill', colorOf('accent-tint'), 'important')
      part.style.setProperty('stroke', colorOf('accent'), 'important')
    }
  }
  for (const label of svg.querySelectorAll<SVGGElement>('.cluster-label')) moveAside(label, svg)
}

const INSET = 12
/** Distance between the points of a line that are looked at, in px. */
const STEP = 4

/** Moves the title of a group to the first place from its start where no line crosses it. */
function moveAside(label: SVGGElement, svg: SVGSVGElement): void {
  const group = label.closest('.cluster')?.querySelector('rect')?.getBoundingClientRect()
  if (!group) return
  const box = label.getBoundingClientRect()
  const lines = [...svg.querySelectorAll<SVGPathElement>('.edgePaths path')].flatMap(pointsOf)
  const room = group.width - 2 * INSET - box.width
  const places = Array.from({ length: Math.max(1, room / STEP) }, (_, at) => group.left + INSET + at * STEP)
  const crossings = places.map((left) => {
    const isIn = ({ x, y }: DOMPoint) =>
      x > left - STEP && x < left + box.width + STEP && y > box.top && y < box.bottom
    return lines.filter(isIn).length
  })
  const best = places[crossings.indexOf(Math.min(...crossings))] ?? box.left
  const shift = best - box.left
  label.setAttribute('transform', `translate(${shift} 0) ${label.getAttribute('transform') ?? ''}`)
}

/** Returns points of a line, in coordinates of the screen. */
function pointsOf(path: SVGPathElement): DOMPoint[] {
  const matrix = path.getScreenCTM()
  if (!matrix) return []
  const count = Math.ceil(path.getTotalLength() / STEP)
  return Array.from({ length: count + 1 }, (_, at) =>
    path.getPointAtLength(at * STEP).matrixTransform(matrix),
  )
}
