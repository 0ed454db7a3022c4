import { escapeHtml } from '../../page/escape'

export type Attributes = Record<string, string | number | undefined>

/** Thinner and thicker lines than this look like one that was meant to be thin. */
const THIN = 1.5

/** Fill and outline of a shape as attributes; undefined for one that nobody sees. */
export function paintOf(element: Element, palette: Palette): Attributes | undefined {
  const style = getComputedStyle(element)
  if (style.visibility === 'hidden' || style.opacity === '0') return undefined
  const isLine = element.localName === 'line'
  const fill = isLine ? undefined : colorOf(style.fill, style.fillOpacity, palette, palette.defaults.fill)
  const width = Number.parseFloat(style.strokeWidth)
  const stroke =
    width > 0 ? colorOf(style.stroke, style.strokeOpacity, palette, palette.defaults.stroke) : undefined
  if (fill === undefined && stroke === undefined) return undefined
  const thickness = width < THIN ? {} : { 'stroke-width': round(width) }
  return {
    ...(isLine ? {} : { fill: fill ?? 'none' }),
    ...(stroke === undefined ? {} : { stroke, ...thickness, ...dashes(style) }),
  }
}

/** The custom property for a color, as `var(--name)`; undefined for a color that nobody sees. */
export function colorOf(
  color: string,
  opacity: string,
  { marks }: Palette,
  otherwise: string,
): string | undefined {
  const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1]
  if (color === 'none' || opacity === '0' || alpha === '0') return undefined
  return `var(--${marks[color] ?? otherwise})`
}

function dashes({ strokeDasharray }: CSSStyleDeclaration): Attributes {
  const lengths = strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? []
  const gaps = lengths.length > 1 ? lengths.filter((_, index) => index % 2 === 1) : lengths
  return gaps.some((gap) => gap > 0) ? { 'stroke-dasharray': lengths.map(round).join(' ') } : {}
}

/** A number with one decimal: more than a screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

/** One element of SVG. Attributes without a value are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** What is to be drawn, and how. Plain JSON: it goes from Node into the browser. */
export interface DrawingRequest extends Palette {
  source: string
  /** Settings of mermaid: these and others. */
  config: { fontFamily: string; fontSize: number; sequence: { actorMargin: number } }
}

export interface Palette {
  /** Custom property of the page by the color that stands for it while mermaid draws: `rgb(1, 2, 3)`. */
  marks: Record<string, string>
  /** The custom properties for colors that mermaid chose by itself. */
  defaults: { text: string; fill: string; stroke: string; ground: string }
  /** Size of most texts, in px. */
  fontSize: number
}

export type Drawing =
  | { width: number; height: number /** The elements of the group. */; content: string }
  | { error: string /** 1-based, in the source. */; line?: number }
