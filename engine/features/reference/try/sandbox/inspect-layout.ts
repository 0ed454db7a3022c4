export const WIDTH = 80
/** Longer lists end with the number of items not shown. */
export const MAX_ITEMS = 100

const GAP = 2

/** The printed parts of one object. */
interface Parts {
  /** Precedes the entries; ends with the opening bracket. */
  head: string[]
  close: string
  lines: string[]
  /** The items, if the object is a list. */
  list?: unknown[] | undefined
  indent: number
  /** True if few levels are nested in it, so that one line stays readable. */
  isShallow: boolean
}

/** Prints on one line if that is readable, otherwise one line per entry. */
export function layOut({ head, close, lines, list, indent, isShallow }: Parts): string {
  const rows = list && lines.length > 6 ? inColumns(lines, list, indent) : lines
  if (isShallow && rows === lines) {
    const length = [...head, ...lines].join('').length + 2 * lines.length + indent + 10
    if (length <= WIDTH && ![...head, ...lines].some((text) => text.includes('\n')))
      return `${head.join(' ')} ${lines.join(', ')} ${close}`
  }
  const margin = `\n${' '.repeat(indent)}`
  return `${head.join(' ')}${margin}  ${rows.join(`,${margin}  `)}${margin}${close}`
}

/**
 * Arranges many short items in columns, with numbers right-aligned. Returns the same list if they do not fit.
 */
function inColumns(lines: string[], list: unknown[], indent: number): string[] {
  const items = lines.length > MAX_ITEMS ? lines.slice(0, -1) : lines
  const count = columnCount(items, lines.length, indent)
  if (count <= 1) return lines
  const areNumbers = lines.every((_, at) => typeof list[at] === 'number' || typeof list[at] === 'bigint')
  const widths = Array.from({ length: count }, (_, column) =>
    widthOf(items.filter((_, at) => at % count === column)),
  )
  const cells = items.map((item, at) => {
    const width = widths[at % count] ?? 0
    return areNumbers ? `${item}, `.padStart(width) : `${item}, `.padEnd(width)
  })
  const rows = Array.from({ length: Math.ceil(cells.length / count) }, (_, row) =>
    cells
      .slice(row * count, (row + 1) * count)
      .join('')
      .replace(/, *$/, ''),
  )
  return [...rows, ...lines.slice(items.length)]
}

/** Makes the block about two and a half times as wide as it is high. */
function columnCount(items: readonly string[], total: number, indent: number): number {
  const widest = widthOf(items)
  const sum = items.join('').length + GAP * items.length
  if (widest * 3 + indent >= WIDTH || (sum / widest <= 5 && widest > 6 + GAP)) return 1
  const usual = Math.max(widest - 3 - Math.sqrt(widest - sum / total), 1)
  const square = Math.round(Math.sqrt(2.5 * usual * items.length) / usual)
  return Math.min(square, Math.floor((WIDTH - indent) / widest), 12)
}

function widthOf(items: readonly string[]): number {
  return Math.max(...items.map(({ length }) => length)) + GAP
}
