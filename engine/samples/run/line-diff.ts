/** Two texts as one, line by line: `- ` before what is gone, `+ ` before what has come. */
export function lineDiff(before: string, after: string): string {
  const old = before.split('\n')
  const now = after.split('\n')
  const common = commonLengths(old, now)
  const lines: string[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push(`  ${old[i]}`)
      i++
      j++
    } else if (
      j >= now.length ||
      (i < old.length && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      lines.push(`- ${old[i++]}`)
    } else lines.push(`+ ${now[j++]}`)
  }
  return aroundChanges(lines).join('\n')
}

/** At `[i][j]`: how many lines the rest of both texts, from `i` and from `j` on, have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i]
      const longer = Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
      if (row) row[j] = old[i] === now[j] ? lengthAt(lengths, i + 1, j + 1) + 1 : longer
    }
  }
  return lengths
}

function lengthAt(lengths: readonly number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}

const AROUND = 2

/** Lines that did not change are shown beside those that did; of the others, dots. */
function aroundChanges(lines: readonly string[]): string[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some((line) => !line.startsWith('  '))
  return lines.flatMap((line, index) => {
    if (isNear(index)) return [line]
    return index === 0 || isNear(index - 1) ? ['  …'] : []
  })
}
