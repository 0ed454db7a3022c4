import { escapeHtml as e } from '../../page/escape'
import { CARD_HEIGHT, CARD_WIDTH } from './card-path'
import type { Font } from './font'
import { fitLine, titleLines } from './lines'
import { type Logo, logoSvg } from './logo'

/** What all cards of a site share. */
export interface CardSite {
  title: string
  /** The site's URL without its protocol: `docs.example.com/guide`. */
  address: string
  /** The navbar's logo. */
  logo?: Logo
  direction: 'ltr' | 'rtl'
}

/** The texts on a card. */
export interface CardText {
  title: string
  /** The part of the site that the page is in, shown above the title. */
  label: string
}

/** The dark colors of `theme/tokens.css`. */
export const COLORS = {
  page: '#0d1412',
  text: '#e4edea',
  muted: '#9bb0a8',
  accent: '#4fd6ab',
  label: '#6be3bd',
}

/** Title and label are centered between these rows. */
const TEXT_TOP = 150
const TEXT_HEIGHT = 368

const MARGIN = 80
const WIDTH = CARD_WIDTH - 2 * MARGIN
const LABEL_SIZE = 36
/** Height of the label with the space below it, in multiples of its size. */
const LABEL_LINE = 1.2
const LEADING = 1.16
/** From the baseline to the next line, in multiples of the size. */
const DESCENT = 0.22

/** Returns the part of cards that all pages of a site share: its logo, name and address. */
export function frameSvg({ title, address, logo, direction }: CardSite, font: Font): string {
  const start = logo === undefined ? MARGIN : MARGIN + 76
  const name =
    font.missing(title).length > 0 ? '' : fitLine(title, 36, CARD_WIDTH - start - MARGIN, font.width)
  const mark = (x: number, y: number, size: number) => (logo ? logoSvg(logo, x, y, size) : '')
  const right = (x: number, size = 0) => (direction === 'rtl' ? CARD_WIDTH - x - size : x)
  return `${logo === undefined ? '' : `<g opacity=".13">${mark(right(700, 620), 60, 620)}</g>${mark(right(MARGIN, 56), 64, 56)}`}
<rect x="${right(MARGIN, 56)}" y="526" width="56" height="6" rx="3" fill="${COLORS.accent}"/>
${text(right(start), 104, 36, COLORS.text, name, direction)}
${text(right(MARGIN), 576, 26, COLORS.muted, fitLine(address, 26, WIDTH, font.width), direction)}`
}

/** Returns a card as SVG: title and label, centered between the logo and the address of its frame. */
export function cardSvg(frame: string, card: CardText, direction: CardSite['direction'], font: Font): string {
  const { lines, size } = titleLines(card.title, WIDTH, font.width)
  const label = fitLine(card.label, LABEL_SIZE, WIDTH, font.width)
  const above = label === '' ? 0 : LABEL_SIZE * LABEL_LINE
  const height = above + lines.length * LEADING * size
  const top = TEXT_TOP + (TEXT_HEIGHT - height) / 2
  const x = direction === 'rtl' ? CARD_WIDTH - MARGIN : MARGIN
  const rows = lines.map((line, row) => {
    const y = top + above + (row + 1) * size * LEADING - DESCENT * size
    return text(x, y, size, COLORS.text, line, direction)
  })
  const labelled = text(x, top + LABEL_SIZE * 0.75, LABEL_SIZE, COLORS.label, label, direction)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-weight="600">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${COLORS.page}"/>${frame}${labelled}${rows.join('')}</svg>`
}

function text(
  x: number,
  y: number,
  size: number,
  color: string,
  content: string,
  direction: CardSite['direction'],
): string {
  const anchor = direction === 'rtl' ? ' text-anchor="end"' : ''
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" fill="${color}"${anchor}>${e(content)}</text>`
}
