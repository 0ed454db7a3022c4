import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tests/root'

/** Contains the whole table. */
export const BENCH_README = join(root, 'bench/README.md')
/** Contains its main rows. */
export const README = join(root, 'README.md')

const START = '<!-- figures: written by `npm run bench -- --readme` -->'
const END = '<!-- end of figures -->'

/** Returns the figures quoted in a README. */
export function quoted(file: string): string {
  return parts(readFileSync(file, 'utf8')).figures.trim()
}

export function quote(file: string, figures: string): void {
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), figures))
}

/** Returns the text with the figures between its markers replaced. @throws Error if it has no markers. */
export function withFigures(text: string, figures: string): string {
  const { before, after } = parts(text)
  return `${before}${START}\n\n${figures.trim()}\n\n${END}${after}`
}

function parts(text: string): { before: string; figures: string; after: string } {
  const start = text.indexOf(START)
  const end = text.indexOf(END)
  if (start < 0 || end < start) throw new Error(`The README has no "${START}" before "${END}".`)
  return {
    before: text.slice(0, start),
    figures: text.slice(start + START.length, end),
    after: text.slice(end + END.length),
  }
}
