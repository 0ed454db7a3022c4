/** How many slips a word of this length may have. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0
  if (length < 8) return 1
  return length < 12 ? 2 : 3
}

/**
 * How many slips (a letter left out, put in, changed, or two swapped) lie between a typed word and a term,
 * or where `asPrefix` is set, the beginning of a term. More than `most` is given as `most + 1`.
 */
export function slipsBetween(typed: string, term: string, most: number, asPrefix = false): number {
  const tooMany = most + 1
  if (!asPrefix && Math.abs(typed.length - term.length) > most) return tooMany
  const width = Math.min(term.length, typed.length + most)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, term, row, above, before)
    if (Math.min(...current) > most) return tooMany
    before = above
    above = current
  }
  return Math.min(asPrefix ? Math.min(...above) : (above[term.length] ?? tooMany), tooMany)
}

function nextRow(typed: string, term: string, row: number, above: number[], before: number[]): number[] {
  const current = [row]
  for (let column = 1; column < above.length; column++) {
    const change = typed[row - 1] === term[column - 1] ? 0 : 1
    let least = Math.min(
      (above[column] ?? row) + 1,
      (current[column - 1] ?? row) + 1,
      (above[column - 1] ?? row) + change,
    )
    const isSwap =
      row > 1 && column > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1]
    if (isSwap) least = Math.min(least, (before[column - 2] ?? row) + 1)
    current.push(least)
  }
  return current
}
