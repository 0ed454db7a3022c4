import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'pathe'

/** A logo to draw on cards. */
export interface Logo {
  /** As a `data:` URL. */
  url: string
  /** An SVG's attributes and content if it can be part of the card, which is drawn in two thirds of the time then. */
  parts?: readonly [attributes: string, content: string]
}

const MEDIA_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** Returns the logo if it can be drawn. */
export function readLogo(file: string): Logo | undefined {
  const type = MEDIA_TYPES[extname(file).toLowerCase()]
  if (!type || !existsSync(file)) return undefined
  const content = readFileSync(file)
  const url = `data:${type};base64,${content.toString('base64')}`
  const parts = type === MEDIA_TYPES['.svg'] ? partsOf(content.toString()) : undefined
  return { url, ...(parts ? { parts } : {}) }
}

/** Text and styles would take after the card, or change it. */
const TIED = /<(?:style|text|!DOCTYPE)\b/i
const SVG = /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/
const PLACE = /\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g

function partsOf(svg: string): Logo['parts'] {
  const [, attributes = '', content = ''] = (!TIED.test(svg) && SVG.exec(svg)) || []
  return /\sviewBox\s*=/.test(attributes) ? [attributes.replace(PLACE, ''), content] : undefined
}

/** Returns a logo as an element of a card. */
export function logoSvg({ url, parts }: Logo, x: number, y: number, size: number): string {
  const place = `x="${x}" y="${y}" width="${size}" height="${size}"`
  return parts ? `<svg${parts[0]} ${place}>${parts[1]}</svg>` : `<image href="${url}" ${place}/>`
}
