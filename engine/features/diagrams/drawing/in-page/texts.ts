import { escapeHtml } from '../../../../page/escape'
import { type Attributes, colorOf, type Palette, round, svgElement } from './paint'

/** A run of text in one style, and its position, in px of the screen. */
interface Piece {
  text: string
  style: CSSStyleDeclaration
  box: DOMRect
}

/** Distance from the middle of a line to its baseline, as a fraction of the font size. */
const BASELINE = 0.3465

/** Texts in columns are aligned with the column's start. All others are centered. */
const COLUMNS = '.members-group, .methods-group, .annotation-group, [class*="attribute"], .legend'

/** Texts without a box, which may cross a line, get an outline in the background color. */
const OVER_LINES = '.messageText, .loopText, .sectionTitle, .edgeTerminals text'

/** Returns the lines of a text as separate elements, so that each stays in place in a font of another width. */
export function textLines(source: SVGTextElement, toRoot: DOMMatrix, palette: Palette): string[] {
  const isColumn = source.closest(COLUMNS) !== null
  return linesOf(source)
    .map((pieces) => line(source, pieces, toRoot, isColumn, palette))
    .filter(Boolean)
}

function linesOf(source: SVGTextElement): Piece[][] {
  const lines: Piece[][] = []
  const walker = document.createTreeWalker(source, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const parent = node.parentElement
    if (!parent || box.width === 0) continue
    const piece = { text: node.textContent ?? '', style: getComputedStyle(parent), box }
    const last = lines.at(-1)
    const isSame = last?.[0] && Math.abs(middle(last[0].box) - middle(box)) < box.height / 2
    if (last && isSame) last.push(piece)
    else lines.push([piece])
  }
  return lines
}

function line(
  source: Element,
  pieces: Piece[],
  toRoot: DOMMatrix,
  isColumn: boolean,
  palette: Palette,
): string {
  const [first] = pieces
  if (!first || first.style.visibility === 'hidden') return ''
  const left = Math.min(...pieces.map(({ box }) => box.left))
  const right = Math.max(...pieces.map(({ box }) => box.right))
  const size = sizeOnPage(first, palette)
  const center = centerOfBox(source) ?? (left + right) / 2
  const at = new DOMPoint(isColumn ? left : center, middle(first.box)).matrixTransform(toRoot)
  const attributes = {
    x: round(at.x),
    y: round(at.y + size * BASELINE),
    ...(isColumn ? { 'text-anchor': 'start' } : {}),
    ...(size === palette.fontSize ? {} : { 'font-size': size }),
    ...(source.matches(OVER_LINES) ? halo(palette) : {}),
    ...(isStyled(pieces) ? colorsOf(first, palette) : { ...colorsOf(first, palette), ...styleOf(first) }),
  }
  return svgElement('text', attributes, contentOf(pieces))
}

function halo({ defaults }: Palette): Attributes {
  return { stroke: `var(--${defaults.ground})`, 'stroke-width': 5, 'paint-order': 'stroke' }
}

/** The box of a state may be wider than mermaid knew when it placed the name. */
function centerOfBox(source: Element): number | undefined {
  const box = source
    .closest('.statediagram-state')
    ?.querySelector('.label-container')
    ?.getBoundingClientRect()
  return box && (box.left + box.right) / 2
}

function contentOf(pieces: Piece[]): string {
  const whole = pieces.map(({ text }) => text).join('')
  if (!isStyled(pieces)) return escapeHtml(whole.replace(/\s+/g, ' ').trim())
  return pieces
    .map((piece) => {
      const text = escapeHtml(piece.text.replace(/\s+/g, ' '))
      const style = styleOf(piece)
      return Object.keys(style).length > 0 ? svgElement('tspan', style, text) : text
    })
    .join('')
    .trim()
}

/** True if only a part of the line is bold or italic. */
function isStyled(pieces: Piece[]): boolean {
  const styles = new Set(pieces.map((piece) => JSON.stringify(styleOf(piece))))
  return styles.size > 1
}

function styleOf({ style }: Piece): Attributes {
  const weight = Number(style.fontWeight)
  return {
    ...(weight > 400 ? { 'font-weight': weight } : {}),
    ...(style.fontStyle === 'normal' ? {} : { 'font-style': style.fontStyle }),
  }
}

function colorsOf({ style }: Piece, palette: Palette): Attributes {
  const fill = colorOf(style.fill, style.fillOpacity, palette, palette.defaults.text)
  return fill === `var(--${palette.defaults.text})` ? {} : { fill }
}

function sizeOnPage({ style }: Piece, palette: Palette): number {
  return round(Number.parseFloat(style.fontSize)) || palette.fontSize
}

function middle({ top, height }: DOMRect): number {
  return top + height / 2
}
