import type { Zoom } from './scale'

/** How much a pixel of the wheel zooms; a pinch on a trackpad arrives as a wheel with Ctrl, in small steps. */
const WHEEL = 0.002
const PINCH = 0.01

/** Lets the wheel, a pinch and a double click zoom, and a mouse drag. Fingers and trackpads scroll by themselves. */
export function followGestures(pane: HTMLElement, zoom: Zoom): void {
  pane.addEventListener('wheel', (event) => {
    event.preventDefault()
    zoom.by(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH : WHEEL)), pointOf(event, pane))
  })
  pane.addEventListener('dblclick', (event) => (zoom.isFit() ? zoom.by(2, pointOf(event, pane)) : zoom.fit()))
  followDrag(pane)
  followPinch(pane, zoom)
}

function followDrag(pane: HTMLElement): void {
  pane.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    event.preventDefault()
    pane.focus({ preventScroll: true })
    const drag = new AbortController()
    pane.setPointerCapture(event.pointerId)
    pane.addEventListener('pointermove', (move) => pane.scrollBy(-move.movementX, -move.movementY), drag)
    for (const end of ['pointerup', 'pointercancel']) pane.addEventListener(end, () => drag.abort(), drag)
  })
}

function followPinch(pane: HTMLElement, zoom: Zoom): void {
  let distance = 0
  const measure = ({ touches: [one, other] }: TouchEvent) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
  const follow = (event: TouchEvent) => {
    const before = distance
    distance = measure(event)
    if (distance === 0 || event.touches.length !== 2) return
    event.preventDefault()
    const [one, other] = event.touches
    if (event.type !== 'touchmove' || before === 0 || !one || !other) return
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
    zoom.by(distance / before, pointOf(middle, pane))
  }
  for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
    pane.addEventListener(type, follow, { passive: false })
}

function pointOf({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, pane: HTMLElement) {
  const { left, top } = pane.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
