export const WIDTH = 80
/** A list with more items than these says how many it does not show. */
export const MOST_ITEMS = 100
/** Deeper objects are named, not shown. */
export const DEEPEST = 2

const GAP = 2

/** The printed parts of one object. */
export interface Parts {
  /** What stands before the brackets; empty for nothing. */
  base: string
  open: string
  close: string
  entries: string[]
  /** The items, where it is a list. */
  list?: ArrayLike<unknown> | undefined
  indent: number
  /** True where not many levels are within it, so that one line can be read. */
  isShallow: boolean
}

/** On one line where that is readable, else on one line for each entry. */
export function layOut({ base, open, close, entries, list, indent, isShallow }: Parts): string {
  const lines = list && entries.length > 6 ? inColumns(entries, list, indent) : entries
  const head = base === '' ? open : `${base} ${open}`
  if (isShallow && lines === entries) {
    const start = entries.length + indent + open.length + base.length + 10
    const joined = entries.join(', ')
    const length = entries.reduce((sum, { length }) => sum + length, entries.length + start)
    if (length <= WIDTH && !joined.includes('\n') && !base.includes('\n')) return `${head} ${joined} ${close}`
  }
  const margin = `\n${' '.repeat(indent)}`
  return `${head}${margin}  ${lines.join(`,${margin}  `)}${margin}${close}`
}

/** Many short items in rows of columns, numbers to the right. The same list where that does not fit. */
function inColumns(entries: string[], list: ArrayLike<unknown>, indent: number): string[] {
  const isCut = list.length > MOST_ITEMS && entries.length > MOST_ITEMS
  const items = isCut ? entries.slice(0, -1) : entries
  const count = columnCount(items, entries.length, indent)
  if (count <= 1) return entries
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...items.filter((_, index) => index % count === column).map(({ length }) => length)),
  )
  const areNumbers = Array.from(list).every((item) => typeof item === 'number' || typeof item === 'bigint')
  const rows: string[] = []
  for (let start = 0; start < items.length; start += count) {
    const row = items.slice(start, start + count)
    rows.push(
      row
        .map((item, column) => cell(item, widths[column] ?? 0, areNumbers, column === row.length - 1))
        .join(''),
    )
  }
  return isCut ? [...rows, ...entries.slice(-1)] : rows
}

function cell(item: string, width: number, toTheRight: boolean, isLast: boolean): string {
  if (isLast) return toTheRight ? item.padStart(width) : item
  return toTheRight ? `${item}, `.padStart(width + GAP) : `${item}, `.padEnd(width + GAP)
}

/** So many that the block is about two and a half times as wide as it is high. */
function columnCount(items: readonly string[], total: number, indent: number): number {
  const longest = Math.max(...items.map(({ length }) => length))
  const sum = items.reduce((sum, { length }) => sum + length + GAP, 0)
  const widest = longest + GAP
  const fits = widest * 3 + indent < WIDTH && (sum / widest > 5 || longest <= 6)
  if (!fits) return 1
  const usual = Math.max(widest - 3 - Math.sqrt(widest - sum / total), 1)
  const square = Math.round(Math.sqrt(2.5 * usual * items.length) / usual)
  return Math.min(square, Math.floor((WIDTH - indent) / widest), 12)
}
