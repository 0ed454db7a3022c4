import type { Problem, SourceLocation } from '../diagnostics/problem'
import { listNames } from '../diagnostics/words'

const COMMAND = 'npm run diagrams'

export function diagramNotDrawn({ key, ...location }: SourceLocation & { key: string }): Problem {
  return {
    what: 'This diagram has not been drawn since it was last changed.',
    ...location,
    expected: `the file diagrams/${key}.svg`,
    received: 'no such file',
    hint: `Run ${COMMAND} and keep what it writes in the repository.`,
  }
}

export function staleDiagrams(names: readonly string[]): Problem {
  return {
    what:
      names.length === 1
        ? 'A drawing belongs to no diagram of the site any more.'
        : `${names.length} drawings belong to no diagram of the site any more.`,
    file: `diagrams/${names[0]}`,
    expected: 'one drawing for each mermaid fence of the site',
    received: listNames(names),
    hint: `Run ${COMMAND}, which removes what is not used.`,
  }
}

export function diagramSyntax({
  reason,
  received,
  ...location
}: SourceLocation & { reason: string; received: string }): Problem {
  return {
    what: `Mermaid does not understand this diagram: ${reason}`,
    ...location,
    expected: 'a diagram in the syntax of mermaid',
    received,
    hint: 'Correct the line, or the one before it. The words end, call, class and style cannot name a box.',
  }
}

export function cannotDraw(reason: string, hint: string): Problem {
  return {
    what: `Diagrams cannot be drawn on this machine: ${reason}`,
    expected: '@mermaid-js/tiny, Chromium, and the font Arial or Liberation Sans',
    hint,
  }
}
