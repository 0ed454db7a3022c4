import { escapeHtml } from '../../../../page/escape'
import type { SequenceSizes } from './sequence'

export type Attributes = Record<string, string | number | undefined>

/** Thinner lines, in px, were meant to be thin, and get the default width of 1. */
const THIN = 1.5

/** Returns a shape's fill and outline as attributes; undefined if it is invisible. */
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

/** Returns the custom property for a color, as `var(--name)`; undefined if it is invisible. */
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

/** Rounds to one decimal, more precise than any screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

/** Returns an SVG element. Attributes without a value are left out. */
export function svgElement(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** What to draw, and how. Plain JSON, sent from Node to the browser. */
export interface DrawingRequest extends Palette {
  source: string
  wide: Arrangement
  /** For screens that show no more than `phone` px of a drawing's width. */
  narrow: Arrangement
  phone: number
}

export interface Arrangement {
  /** Settings of mermaid; there are others besides these. */
  config: { fontFamily: string; fontSize: number; flowchart: object; sequence: object }
  sequence: SequenceSizes
  /** The direction of flowcharts; by default the one in their source. */
  direction?: 'TB'
}

export interface Palette {
  /** The page's custom properties, by the color that stands in for each while mermaid draws: `rgb(1, 2, 3)`. */
  marks: Record<string, string>
  /** The custom properties that replace mermaid's own colors. */
  defaults: { text: string; fill: string; stroke: string; ground: string }
  /** Size of most texts, in px. */
  fontSize: number
}

export interface Picture {
  width: number
  height: number
  /** The elements of the group. */
  content: string
}

export type Drawing =
  | (Picture & { narrow?: Picture })
  | { error: string /** 1-based, in the source. */; line?: number }
