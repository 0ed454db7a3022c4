import type { Tools } from './tools'

/** Free space around a picture that fits, in px. */
const MARGIN = 16
/** How much larger than its own size a drawing may get to fit. Pixels would only blur. */
const MAX_FIT = 1.6
const MAX_ZOOM = 4

export interface Zoom {
  isFit(): boolean
  fit(): void
  /** Multiplies the zoom; the point of the pane, in px from its corner, stays where it is. */
  by(factor: number, point?: { x: number; y: number }): void
  /** Draws again, after the size of the pane has changed. */
  draw(): void
}

/** Returns the zoom of a picture in its pane, which scrolls what does not fit. */
export function createZoom(tools: Tools): Zoom {
  const { pane, shown, smaller, larger, map } = tools
  const seen = map.firstElementChild
  let zoom = 1

  const draw = () => {
    const picture = findShown(pane)
    if (!picture) return
    const { width, height } = ownSize(picture)
    const widest = picture instanceof HTMLImageElement ? 1 : MAX_FIT
    const room = [pane.clientWidth - 2 * MARGIN, pane.clientHeight - 2 * MARGIN] as const
    const scale = Math.min(room[0] / width, room[1] / height, widest) * zoom
    Object.assign(picture.style, { width: `${width * scale}px`, height: `${height * scale}px` })
    shown.textContent = zoom === 1 ? WORDS.zoom.fits : `${Math.round(zoom * 100)} %`
    smaller.disabled = zoom === 1
    larger.disabled = zoom === MAX_ZOOM
    map.hidden = zoom === 1
    map.style.aspectRatio = `${width} / ${height}`
    drawMap()
  }
  const drawMap = () => {
    if (!(seen instanceof HTMLElement)) return
    const percent = (part: number, whole: number) => `${Math.min(1, Math.abs(part / whole)) * 100}%`
    Object.assign(seen.style, {
      width: percent(pane.clientWidth, pane.scrollWidth),
      height: percent(pane.clientHeight, pane.scrollHeight),
      insetInlineStart: percent(pane.scrollLeft, pane.scrollWidth),
      top: percent(pane.scrollTop, pane.scrollHeight),
    })
  }
  const center = () => ({ x: pane.clientWidth / 2, y: pane.clientHeight / 2 })
  pane.addEventListener('scroll', drawMap)
  return {
    isFit: () => zoom === 1,
    draw,
    fit() {
      zoom = 1
      draw()
      const picture = findShown(pane)
      if (picture instanceof HTMLImageElement && !picture.complete)
        picture.addEventListener('load', draw, { once: true })
    },
    by(factor, point = center()) {
      const before = zoom
      zoom = Math.min(MAX_ZOOM, Math.max(1, zoom * factor))
      // Steps of a root of two would otherwise never meet 1 and 2 again.
      if (Math.abs(zoom - Math.round(zoom)) < 0.01) zoom = Math.round(zoom)
      const grown = zoom / before
      const from = cornerIn(pane)
      draw()
      const to = cornerIn(pane)
      const move = (axis: 'x' | 'y') => to[axis] + (point[axis] - from[axis]) * grown - point[axis]
      pane.scrollBy(move('x'), move('y'))
    },
  }
}

/** Returns the picture of the current color mode. */
function findShown(pane: HTMLElement): HTMLImageElement | SVGSVGElement | undefined {
  const pictures = [...pane.querySelectorAll<HTMLImageElement | SVGSVGElement>(':scope > :is(img, svg)')]
  return pictures.find((picture) => picture.checkVisibility())
}

/** Returns where the picture begins, in px from the pane's corner. */
function cornerIn(pane: HTMLElement): { x: number; y: number } {
  const [inside, around] = [findShown(pane), pane].map((element) => element?.getBoundingClientRect())
  return { x: (inside?.left ?? 0) - (around?.left ?? 0), y: (inside?.top ?? 0) - (around?.top ?? 0) }
}

/** Returns a picture's size in px: that of its attributes, or else of its file. */
function ownSize(picture: HTMLImageElement | SVGSVGElement): { width: number; height: number } {
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)))
  if (width && height) return { width, height }
  if (picture instanceof SVGSVGElement) return picture.viewBox.baseVal
  return { width: picture.naturalWidth || 1, height: picture.naturalHeight || 1 }
}
