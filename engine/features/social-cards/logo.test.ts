import { Resvg } from '@resvg/resvg-js'
import { join } from 'pathe'
import { expect, test } from 'vitest'
import { writeSite } from '../../content/test-site'
import { type Logo, logoSvg, readLogo } from './logo'

function logoOf(content: string): Logo {
  const logo = readLogo(join(writeSite({ 'logo.svg': content }), 'logo.svg'))
  if (!logo) throw new Error('The logo can be drawn.')
  return logo
}

function pixels(logo: Logo): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${logoSvg(logo, 20, 10, 80)}</svg>`
  return new Resvg(svg).render().pixels
}

const SQUARE = `<?xml version="1.0"?><!-- A square. -->
<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 40 20" fill='#123456'><path d="M0 0h10v20h-10z"/></svg>
`

test('an SVG logo is a part of the card, at the place and with the size of a picture', () => {
  const logo = logoOf(SQUARE)
  expect(logoSvg(logo, 20, 10, 80)).not.toContain('<image')
  expect(pixels(logo).equals(pixels({ url: logo.url }))).toBe(true)
})

test('a logo that would change with the card, or change it, stays a picture', () => {
  const withStyle = SQUARE.replace('<path', '<style>path { fill: red }</style><path')
  const withText = SQUARE.replace('<path', '<text y="9">a</text><path')
  const withoutBox = SQUARE.replace('viewBox="0 0 40 20"', '')
  for (const logo of [withStyle, withText, withoutBox])
    expect(logoSvg(logoOf(logo), 0, 0, 9)).toMatch(/^<image/)
})
