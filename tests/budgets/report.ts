import type { Figure } from './figures'
import { grownFiles, type Recorded } from './recorded'

export function isOver({ bytes, budget }: Figure): boolean {
  return bytes > budget
}

/** Returns a table of the figures with their budgets, and which files grew. */
export function report(
  now: { figures: readonly Figure[]; files: Recorded['files'] },
  before: Recorded,
): string {
  const grown = grownFiles(now.files, before.files)
  return [
    ...now.figures.map((figure) => line(figure, before.figures[figure.name])),
    `The files that grew since what main recorded: ${grown.slice(0, 8).join(', ') || 'none'}.`,
  ].join('\n')
}

export function whatToDo(over: readonly Figure[]): string {
  return [
    `Over budget: ${over.map(({ name, page }) => (page ? `${name} (${page})` : name)).join('; ')}.`,
    'If your change is not worth that much, look for what it loads that it need not. If it is, raise the budget in',
    'tests/budgets/figures.ts in the same commit, say why in its body, and run "npm run budgets -- --record".',
  ].join('\n')
}

function line(figure: Figure, before: number | undefined): string {
  const { name, bytes, budget, page } = figure
  const verdict = isOver(figure) ? 'OVER' : 'ok'
  const cells = [verdict.padEnd(4), name.padEnd(36), kib(bytes), 'of', kib(budget), change(bytes, before)]
  return [...cells, page ?? ''].join('  ').trimEnd()
}

function change(bytes: number, before: number | undefined): string {
  if (before === undefined) return 'new'.padStart(8)
  const more = Math.round(bytes) - before
  return (more === 0 ? '=' : `${more > 0 ? '+' : ''}${more} B`).padStart(8)
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(2)} KiB`.padStart(9)
}
