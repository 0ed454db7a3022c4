import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createArtist } from './draw'
import { defaultFont, readFont } from './font'
import { COLORS } from './template'

const font = readFont(defaultFont())
const site = { title: 'Toolkit', address: 'docs.example.com', direction: 'ltr' } as const

/** Returns the color of each pixel in a row of a PNG. Each row of its data begins with a filter byte. */
function rowOf(png: Buffer, row: number): string[] {
  const palette = png.subarray(png.indexOf('PLTE') + 4)
  const data = png.subarray(png.indexOf('IDAT') + 4)
  const pixels = inflateSync(data).subarray(row * 1201 + 1, (row + 1) * 1201)
  return [...pixels].map((index) => `#${palette.toString('hex', 3 * index, 3 * index + 3)}`)
}

test('a picture has the size that networks want, and the colors of the theme', async () => {
  const draw = await createArtist(site, font)
  const png = draw({ title: 'guid', label: 'Atomic' })
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const title = rowOf(png, 360)
  expect(title.slice(0, 80)).toEqual(Array(80).fill(COLORS.page))
  expect(title).toContain(COLORS.text)
  expect(rowOf(png, 272)).toContain(COLORS.label)
  const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8')
  for (const color of Object.values(COLORS)) expect(tokens).toContain(`, ${color})`)
})

test('a picture is the same whenever it is drawn, and another for another text', async () => {
  const draw = await createArtist(site, font)
  const again = await createArtist(site, font)
  const card = { title: 'guid', label: 'Atomic' }
  expect(draw(card).equals(again(card))).toBe(true)
  expect(draw(card).equals(draw({ ...card, label: 'Mint' }))).toBe(false)
})

test('letters with a meaning in SVG are drawn, and pictures full of letters stay small', async () => {
  const draw = await createArtist({ ...site, title: 'A & B' }, font)
  const png = draw({ title: `<b> & "quotes" ${'and so on '.repeat(30)}`, label: '"<&>"'.repeat(30) })
  expect(png.length).toBeLessThan(40 * 1024)
  expect(rowOf(png, 272)).toContain(COLORS.text)
})

test('from right to left, texts and logo are at the right', async () => {
  const draw = await createArtist({ ...site, direction: 'rtl' }, font)
  const title = rowOf(draw({ title: 'guid', label: '' }), 350)
  expect(title.slice(0, 600)).not.toContain(COLORS.text)
  expect(title.slice(600, 1120)).toContain(COLORS.text)
})
