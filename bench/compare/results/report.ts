import { median } from '../../statistics'
import type { Contender } from '../contender'
import { type Figure, type Measured, valuesOf } from './figures'
import { notesOn } from './notes'
import { measuredIn, type Results } from './results'

/** Returns a table of everything measured, when, where and how, and what failed. */
export function comparisonOf(results: Results, contenders: readonly Contender[]): string {
  const measured = measuredIn(results)
  const shown = contenders.filter(({ id }) => results.samples.some(({ contender }) => contender === id))
  if (shown.length === 0) return 'Nothing was measured yet.'
  const failures = failureLines(results, contenders)
  return [comparisonTable(shown, measured), notesOn(results), ...failures].join('\n\n')
}

/** What says most to those who choose an engine, in their words. In two of four rows, this one is not alone ahead. */
const MAIN_ROWS: Readonly<Record<string, string>> = {
  'cold build, wall': 'Build all pages',
  'dev server, edit to screen': 'See an edit while writing',
  'a page, largest contentful paint': 'See a page on a slow phone',
  'a page, bytes before load': 'Download for that page',
}
const MAIN_CONTENDERS = ['ours', 'docusaurus-faster', 'rspress', 'vitepress', 'starlight']

/** Returns a table of only the medians of `MAIN_ROWS`. */
export function mainRowsOf(results: Results, contenders: readonly Contender[]): string {
  const measured = measuredIn(results)
  const shown = contenders.filter(({ id }) => MAIN_CONTENDERS.includes(id))
  const lines = Object.entries(MAIN_ROWS).map(([what, words]) => [
    words,
    ...shown.map(({ id }) => medianOf(measured.get(id) ?? [], what)),
  ])
  return markdownTable([['', ...shown.map(({ name }) => name)], ...lines])
}

function medianOf(figures: readonly Figure[], what: string): string {
  const middle = median(valuesOf(figures, what))
  const unit = figures.find((figure) => figure.what === what)?.unit
  return Number.isNaN(middle) ? '–' : `${rounded(middle)} ${unit}`
}

/** Returns a Markdown table of medians: a row per figure and a column per contender, with the ratio to the first. */
export function comparisonTable(contenders: readonly Contender[], measured: Measured): string {
  const figures = contenders.map(({ id }) => measured.get(id) ?? [])
  const rows = new Map(figures.flat().map((figure) => [figure.what, figure]))
  const lines = [...rows.values()].flatMap((row) => {
    const values = figures.map((own) => valuesOf(own, row.what))
    if (!values.flat().some((value) => value !== 0)) return []
    return [[row.what, ...values.map((own, at) => cell(own, row, at === 0 ? [] : (values[0] ?? [])))]]
  })
  return markdownTable([['', ...contenders.map(({ name }) => name)], ...lines])
}

function markdownTable([head = [], ...lines]: string[][]): string {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** `ours` is empty if there is nothing to compare with. */
function cell(values: readonly number[], { unit }: Figure, ours: readonly number[]): string {
  const middle = median(values)
  if (Number.isNaN(middle)) return '–'
  const written = `${rounded(middle)}${unit && ` ${unit}`}${spread(values)}`
  const ratio = middle / median(ours)
  return Number.isFinite(ratio) && unit !== '%' ? `${written} (${rounded(ratio)}x)` : written
}

/** Returns minimum and maximum, if they differ after rounding. */
function spread(values: readonly number[]): string {
  const [min, max] = [rounded(Math.min(...values)), rounded(Math.max(...values))]
  return min === max ? '' : `, ${min}–${max}`
}

/** Rounds to three digits, the precision of these measurements. */
export function rounded(value: number): string {
  return value >= 100 || Number.isInteger(value)
    ? value.toFixed(0)
    : String(Number(value.toPrecision(2 + Number(value >= 10))))
}

/** Returns what could not be measured, and why. */
export function failureLines({ samples }: Results, contenders: readonly Contender[]): string[] {
  const lines = samples.flatMap(({ failure, contender, group, round }) => {
    const name = contenders.find(({ id }) => id === contender)?.name ?? contender
    return failure === undefined
      ? []
      : [`- ${name}, ${group}, round ${round + 1}: ${failure.replace(/\s+/g, ' ')}`]
  })
  return lines.length === 0 ? [] : [`Not measured:\n\n${lines.join('\n')}`]
}
