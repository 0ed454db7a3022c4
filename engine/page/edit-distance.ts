/**
 * Returns the number of edits (a letter deleted, inserted or replaced, or two neighbors swapped) between a typed word
 * and a term, or the beginning of a term with `asPrefix`. Distances above `max` are returned as `max + 1`.
 */
export function editDistance(
  typed: string,
  term: string,
  max = Number.POSITIVE_INFINITY,
  asPrefix = false,
): number {
  const tooMany = max + 1
  if (!asPrefix && Math.abs(typed.length - term.length) > max) return tooMany
  const width = Math.min(term.length, typed.length + max)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow(typed, term, row, above, before)
    if (Math.min(...current) > max) return tooMany
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
