import type { Problem } from '../../feature'
import type { SourceLocation } from '../../kit/diagnostics'

export function formulaFailed(error: unknown, location: SourceLocation): Problem {
  const reason = error instanceof Error ? error.message : String(error)
  return {
    what: 'This formula cannot be read.',
    ...location,
    expected: 'LaTeX, as KaTeX and MathJax read it',
    received: reason,
    hint: 'Correct the formula, or write a dollar sign that is meant as text as \\$.',
  }
}
