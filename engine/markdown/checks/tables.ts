import type { Problem } from '../../diagnostics/problem'
import type { Line } from './lines'
import { noDashes, noTable, tooManyCells } from './problems'

/** The marks of quotes and list items before the text of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/
const BAR = /(?<!\\)\|/
/** Two cells or more between bars at both ends. */
const ROW = /^\|[^|]*[^|\s][^|]*\|.*(?<!\\)\|$/
/** Of code, or deep in a list. */
const INDENTED = /^(?: {4}|\t)/
const DELIMITER_ROW = /^\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?$/

/**
 * Returns a function that takes consecutive lines, and reports what looks like a table and is none, and a row with more cells
 * than the head: what is in the others is not shown. A bar divides cells in code, too, so that the row is read as it is
 * written.
 */
export function createTableReader(): (line: Line, written: string) => Problem | undefined {
  let head: number | undefined
  /** How many lines above look like rows and are in no table. */
  let loose = 0
  return ({ text, above, ...place }, written) => {
    const row = rowOf(text)
    if (DELIMITER_ROW.test(row) && BAR.test(rowOf(above))) {
      const [cells, below] = [cellsIn(rowOf(above)), cellsIn(row)]
      head = cells === below ? cells : undefined
      loose = head === undefined ? Number.NEGATIVE_INFINITY : 0
      return head === undefined ? noTable(row, cells, below, place) : undefined
    }
    if (!BAR.test(row)) head = undefined
    const isLoose = head === undefined && ROW.test(row) && !INDENTED.test(text)
    loose = isLoose ? loose + 1 : 0
    if (loose === 2) return noDashes(row, place)
    const cells = head === undefined ? 0 : cellsIn(rowOf(written))
    if (head === undefined || cells <= head) return undefined
    return tooManyCells(rowOf(written), head, cells, place)
  }
}

function rowOf(line: string): string {
  return line.replace(CONTAINERS, '').trimEnd()
}

/** The bars at both ends of a row may be left out. */
function cellsIn(row: string): number {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(BAR).length
}
