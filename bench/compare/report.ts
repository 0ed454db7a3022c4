import type { Contender } from './contender'
import { type Figure, type Measured, median } from './figures'

export interface Failure {
  name: string
  what: string
  reason: string
}

/** A Markdown table of medians: a row for each figure, a column for each contender, with the ratio to the first one. */
export function comparisonTable(contenders: readonly Contender[], measured: Measured): string {
  const figures = contenders.map(({ id }) => measured.get(id) ?? [])
  const rows = new Map(figures.flat().map((figure) => [figure.what, figure]))
  const lines = [...rows.values()]
    .filter(({ what }) => figures.some((own) => (medianOf(own, what) ?? 0) !== 0))
    .map((row) => {
      const values = figures.map((own) => medianOf(own, row.what))
      return [row.what, ...values.map((value, at) => cell(value, row, at === 0 ? undefined : values[0]))]
    })
  const head = ['', ...contenders.map(({ name }) => name)]
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function medianOf(figures: readonly Figure[], what: string): number | undefined {
  const values = figures.flatMap((figure) => (figure.what === what ? [figure.value] : []))
  return values.length === 0 ? undefined : median(values)
}

function cell(value: number | undefined, { unit }: Figure, ours: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  const written = `${rounded(value)}${unit && ` ${unit}`}`
  return ours && unit !== '%' ? `${written} (${rounded(value / ours)}x)` : written
}

/** Three digits are as many as a measurement has. */
export function rounded(value: number): string {
  return value >= 100 || Number.isInteger(value)
    ? value.toFixed(0)
    : String(Number(value.toPrecision(2 + Number(value >= 10))))
}

export function failureLines(failures: readonly Failure[]): string {
  return failures
    .map(({ name, what, reason }) => `- ${name}, ${what}: ${reason.replace(/\s+/g, ' ')}`)
    .join('\n')
}
