const START = /^\s*(?:\/\/|\/\*|\{\/\*|<!--|#|--)\s*#?region\s+([\w.-]+)/
const END = /^\s*(?:\/\/|\/\*|\{\/\*|<!--|#|--)\s*#?endregion\b/

/** Returns the names of all regions of a file, in the order in which they begin. */
export function regionNames(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => START.exec(line)?.[1] ?? [])
}

/**
 * Returns the lines between `#region name` and its `#endregion`, without the comments of inner regions and
 * without common indentation; undefined if there is no such region. Without a name, the whole file.
 */
export function regionOf(text: string, name?: string): string | undefined {
  const lines = text.split(/\r?\n/)
  const first = name === undefined ? 0 : lines.findIndex((line) => START.exec(line)?.[1] === name) + 1
  if (name !== undefined && first === 0) return undefined
  const last = name === undefined ? lines.length : endOf(lines, first)
  return dedent(lines.slice(first, last).filter((line) => !START.test(line) && !END.test(line)))
}

/** Returns the index of the line that ends a region; an unclosed region extends to the end of the file. */
function endOf(lines: readonly string[], first: number): number {
  let depth = 1
  for (let index = first; index < lines.length; index++) {
    depth += Number(START.test(lines[index] ?? '')) - Number(END.test(lines[index] ?? ''))
    if (depth === 0) return index
  }
  return lines.length
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const common = Math.min(...indents)
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^\n+|\s+$/g, '')
}
