import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hash } from '../../kit/cache'
import { SiteError } from '../../kit/diagnostics'
import { notAFont } from './problems'

/** A font's metrics, needed to break lines before they are drawn. */
export interface Font {
  /** Absolute path. */
  file: string
  hash: string
  /** Width of a text in em, without kerning. */
  width(text: string): number
  /** Returns the characters that the font cannot draw. */
  missing(text: string): string[]
}

/** Returns the absolute path of the default font. A font of the machine would make cards differ between machines. */
export function defaultFont(): string {
  return fileURLToPath(new URL('./font/Inter-SemiBold.ttf', import.meta.url))
}

/** Returns a font's metrics. Throws a SiteError, which names the file as `name`, if it is not a font. */
export function readFont(file: string, name = file): Font {
  try {
    return parse(file, readFileSync(file))
  } catch (error) {
    throw new SiteError(notAFont(name, error), { cause: error })
  }
}

function parse(file: string, bytes: Buffer): Font {
  const tables = tablesOf(bytes)
  const glyphs = glyphsOf(tables('cmap'))
  const unitsPerEm = tables('head').readUInt16BE(18)
  const last = tables('hhea').readUInt16BE(34) - 1
  const metrics = tables('hmtx')
  const advance = (glyph: number) => metrics.readUInt16BE(4 * Math.min(glyph, last)) / unitsPerEm
  return {
    file,
    hash: hash(bytes),
    width: (text) => [...text].reduce((sum, letter) => sum + advance(glyphs.get(codeOf(letter)) ?? 0), 0),
    missing: (text) =>
      [...new Set(text)].filter((letter) => !/\s/.test(letter) && !glyphs.has(codeOf(letter))),
  }
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0
}

function tablesOf(bytes: Buffer): (name: string) => Buffer {
  const found = new Map<string, Buffer>()
  for (let entry = 12; entry < 12 + 16 * bytes.readUInt16BE(4); entry += 16) {
    const start = bytes.readUInt32BE(entry + 8)
    found.set(
      bytes.toString('latin1', entry, entry + 4),
      bytes.subarray(start, start + bytes.readUInt32BE(entry + 12)),
    )
  }
  return (name) => {
    const table = found.get(name)
    if (!table) throw new Error(`it has no table ${name}`)
    return table
  }
}

/** Returns the glyph of each character, from the table's formats 4 (16-bit characters) and 12 (all). */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let entry = 4; entry < 4 + 8 * cmap.readUInt16BE(2); entry += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(entry + 4))
    const format = table.readUInt16BE(0)
    const pairs = format === 4 ? segments(table) : format === 12 ? groups(table) : []
    for (const [code, glyph] of pairs) if (glyph !== 0) glyphs.set(code, glyph)
  }
  return glyphs
}

function* segments(table: Buffer): Generator<[code: number, glyph: number]> {
  const size = table.readUInt16BE(6)
  for (let end = 14; end < 14 + size; end += 2) {
    const start = end + size + 2
    const delta = table.readUInt16BE(start + size)
    const offset = start + 2 * size
    const range = table.readUInt16BE(offset)
    const first = table.readUInt16BE(start)
    for (let code = first; code <= table.readUInt16BE(end) && code < 0xffff; code++) {
      const glyph = range === 0 ? code : table.readUInt16BE(offset + range + 2 * (code - first))
      yield [code, range !== 0 && glyph === 0 ? 0 : (glyph + delta) & 0xffff]
    }
  }
}

function* groups(table: Buffer): Generator<[code: number, glyph: number]> {
  for (let group = 16; group < 16 + 12 * table.readUInt32BE(12); group += 12) {
    const first = table.readUInt32BE(group)
    for (let code = first; code <= table.readUInt32BE(group + 4); code++)
      yield [code, table.readUInt32BE(group + 8) + code - first]
  }
}
