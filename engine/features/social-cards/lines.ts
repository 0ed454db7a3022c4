/** Width of a text in em. */
export type Measure = (text: string) => number

export interface TitleLines {
  lines: string[]
  /** In pixels. */
  size: number
}

const SIZES = [
  { size: 92, maxLines: 2 },
  { size: 76, maxLines: 3 },
  { size: 64, maxLines: 3 },
] as const

/** Breaks a title into lines at the largest size that fits. A title too long for the smallest size is shortened. */
export function titleLines(title: string, width: number, measure: Measure): TitleLines {
  const words = title.trim().split(/\s+/)
  for (const { size, maxLines } of SIZES) {
    const fits = (line: string) => measure(line) * size <= width
    const lines = balance(words, fits, measure)
    if (lines.length <= maxLines && lines.every(fits)) return { lines, size }
  }
  const { size, maxLines } = SIZES[2]
  const fits = (line: string) => measure(line) * size <= width
  const lines = greedy(
    words.flatMap((word) => pieces(word, fits)),
    fits,
  )
  return { lines: lines.length <= maxLines ? lines : shorten(lines, maxLines, fits), size }
}

/** Returns a text, or its beginning and `…` if it is wider than a line. */
export function fitLine(text: string, size: number, width: number, measure: Measure): string {
  const fits = (line: string) => measure(line) * size <= width
  return fits(text) ? text : cut(text, fits)
}

function greedy(words: readonly string[], fits: (line: string) => boolean, between = ' '): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)}${between}${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Returns the fewest lines possible, and as even as possible: a single word on the last line looks lost. */
function balance(words: readonly string[], fits: (line: string) => boolean, measure: Measure): string[] {
  let best = greedy(words, fits)
  const { length } = best
  for (;;) {
    const longest = Math.max(...best.map(measure))
    const lines = greedy(words, (line) => fits(line) && measure(line) < longest)
    if (lines.length > length || Math.max(...lines.map(measure)) >= longest) return best
    best = lines
  }
}

/** Breaks a word that is wider than a line where a reader of code would. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts = word.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[./_-])/)
  return greedy(parts, fits, '').map((part) => (fits(part) ? part : cut(part, fits)))
}

function shorten(lines: readonly string[], maxLines: number, fits: (line: string) => boolean): string[] {
  return [...lines.slice(0, maxLines - 1), cut(lines.slice(maxLines - 1).join(' '), fits)]
}

function cut(text: string, fits: (line: string) => boolean): string {
  const letters = [...text]
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
