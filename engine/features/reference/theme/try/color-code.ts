import { SugarHigh } from 'sugar-high/core'
import { tokenize } from 'sugar-high/lang/typescript'

/** A piece of code in one color. */
export interface Colored {
  text: string
  /** The class that colors it, as in samples colored by the build. Absent for plain text. */
  className?: string
}

const CLASSES: Record<string, string> = { keyword: 'k', string: 's', comment: 'c', entity: 't' }
const TYPES: Record<number, string | undefined> = SugarHigh.TokenTypes

/** How long code may be that is colored, in characters. */
const MAX_COLORED = 10_000
/** How long coloring may take, in ms. For some texts, the time grows with the square of their length. */
const MAX_TIME = 100

/** Returns a function that colors code as long as that is quick, and else returns it in one piece without colors. */
export function createColoring(): typeof colorCode {
  let limit = MAX_COLORED
  return (code) => {
    if (code.length > limit) return [[{ text: code }]]
    const start = performance.now()
    const lines = colorCode(code)
    if (performance.now() - start > MAX_TIME) limit = code.length / 2
    return lines
  }
}

/** Colors TypeScript while a reader types it, line by line. Code that is not finished yet is colored as far as it goes. */
export function colorCode(code: string): Colored[][] {
  const tokens = tokenize(code, {})
  const lines: Colored[][] = [[]]
  tokens.forEach(([type, text], index) => {
    const className = classOf(TYPES[type], text, tokens[index + 1]?.[1])
    text.split('\n').forEach((piece, at) => {
      if (at > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ text: piece, ...(className ? { className } : {}) })
    })
  })
  return lines
}

function classOf(type: string | undefined, text: string, next: string | undefined): string | undefined {
  if (type === 'class') return /^[\d.]/.test(text) ? 'n' : 't'
  if (type === 'keyword' && /^(true|false|null|undefined)$/.test(text)) return 'n'
  if (type === 'identifier' || type === 'property') return next === '(' ? 'f' : undefined
  return type === undefined ? undefined : CLASSES[type]
}
