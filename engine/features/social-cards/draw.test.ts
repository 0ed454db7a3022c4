import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { createArtist } from './draw'
import { defaultFont, readFont } from './font'
import { COLORS } from './template'

const font = readFont(defaultFont())
const site = { title: 'Toolkit', address: 'docs.example.com', direction: 'ltr' } as const

/** Returns the color of each pixel in a row of a PNG. */
function rowOf(png: Buffer, row: number): string[] {
  const picture = `<image href="data:image/png;base64,${png.toString('base64')}" width="1200" height="630"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${picture}</svg>`
  const { pixels } = new Resvg(svg).render()
  const start = row * 1200
  return Array.from(
    { length: 1200 },
    (_, at) => `#${pixels.toString('hex', 4 * (start + at), 4 * (start + at) + 3)}`,
  )
}

test('a picture has the size that networks want, and the colors of the theme', async () => {
  const draw = await createArtist(site, font)
  const png = await draw({ title: 'guid', label: 'Atomic' })
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const title = rowOf(png, 360)
  expect(title.slice(0, 80)).toEqual(Array(80).fill(COLORS.page))
  expect(title).toContain(COLORS.text)
  expect(rowOf(png, 272)).toContain(COLORS.label)
  const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8')
  for (const color of Object.values(COLORS)) expect(tokens).toContain(`, ${color})`)
})

test('a picture is the same whenever it is drawn, and another for another text', async () => {
  const draw = await createArtist(site, font)
  const again = await createArtist(site, font)
  const card = { title: 'guid', label: 'Atomic' }
  const png = await draw(card)
  expect(png.equals(await again(card))).toBe(true)
  expect(png.equals(await draw({ ...card, label: 'Mint' }))).toBe(false)
})

test('letters with a meaning in SVG are drawn', async () => {
  const draw = await createArtist({ ...site, title: 'A & B' }, font)
  const png = await draw({ title: `<b> & "quotes" ${'and so on '.repeat(30)}`, label: '"<&>"'.repeat(30) })
  expect(rowOf(png, 272)).toContain(COLORS.text)
})

test('in a right-to-left language, texts and logo are at the right', async () => {
  const draw = await createArtist({ ...site, direction: 'rtl' }, font)
  const title = rowOf(await draw({ title: 'guid', label: '' }), 350)
  expect(title.slice(0, 600)).not.toContain(COLORS.text)
  expect(title.slice(600, 1120)).toContain(COLORS.text)
})
